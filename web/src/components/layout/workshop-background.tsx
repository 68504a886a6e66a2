import { workshopBackground } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { Picture } from '../picture/picture.tsx';

/**
 * The fixed workshop picture under the sheets of paper; it shows through the windows between them. A page
 * without a window has none of it: a lazy picture that is not displayed is not fetched.
 */
export const WorkshopBackground = () => (
  <styled.div position="fixed" inset="0" zIndex="bench" bg="ink.900" aria-hidden="true">
    <Picture
      of={workshopBackground}
      sizes="100vw"
      fetchPriority="low"
      width="full"
      height="full"
      objectFit="cover"
      css={{ 'html:not(:has([data-window])) &': { display: 'none' } }}
    />
  </styled.div>
);
