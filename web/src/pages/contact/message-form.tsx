import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { lazyPart } from '../../lib/lazy.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';

const Skeleton = styled('div', skeleton);

const PageContactForm = lazyPart(
  async () => (await import('../../features/contact-form/page-contact-form.tsx')).PageContactForm,
  whenUsed,
);

/**
 * The form, whose code is loaded with the first interaction; after a client-side navigation, a placeholder of
 * the same shape is shown meanwhile.
 */
export const MessageForm = () => (
  <LazyBoundary
    of={PageContactForm}
    waiting={
      <styled.div
        role="status"
        aria-label="Loading the form"
        css={{ display: 'grid', gap: '8', minHeight: '30rem', alignContent: 'start' }}
      >
        <Skeleton css={{ height: '4.5rem' }} />
        <Skeleton css={{ height: '4.5rem' }} />
        <Skeleton css={{ height: '9.8rem' }} />
        <Skeleton css={{ height: '3.25rem', width: '11rem' }} />
      </styled.div>
    }
  >
    <PageContactForm />
  </LazyBoundary>
);
