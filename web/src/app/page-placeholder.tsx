import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';
import { Wrap } from '../components/layout/wrap.tsx';
import { VisuallyHidden } from '../components/text/visually-hidden.tsx';

const Skeleton = styled('div', skeleton);

/** Shown while a page's code is loading: as high as a page, so the footer does not jump. */
export const PagePlaceholder = () => (
  <Wrap minHeight="100vh" py="16" bg="bg" role="status">
    <VisuallyHidden>Loading the page</VisuallyHidden>
    <Skeleton height="3rem" width="min(100%, 28rem)" />
    <Skeleton line width="min(100%, 36rem)" marginTop="6" />
    <Skeleton line width="min(100%, 30rem)" marginTop="4" />
  </Wrap>
);
