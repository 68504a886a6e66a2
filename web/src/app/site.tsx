import { phoneHref, shop } from '@jeweler/core/business';
import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { Suspense, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';
import { Button } from '../components/actions/button.tsx';
import { TextAnchor } from '../components/actions/text-link.tsx';
import { Container } from '../components/layout/container.tsx';
import { Section } from '../components/layout/section.tsx';
import { OnHydrated, useClickReplay } from '../components/lazy/click-replay.tsx';
import { Heading } from '../components/text/heading.tsx';
import { Lead } from '../components/text/label.tsx';
import { VisuallyHidden } from '../components/text/visually-hidden.tsx';
import { PageFrame } from './page-frame.tsx';
import { loadFirstPage, routes } from './routes.tsx';

/** Marks that the frame, or the page, is hydrated: in the performance timeline and on the root element. */
const mark = (name: 'hydrated' | 'page-hydrated') => {
  performance.mark(name);
  document.documentElement.setAttribute(`data-${name}`, '');
};

/** The public site: one frame around the page of the current path. */
export const Site = () => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const replayClick = useClickReplay(main);
  return (
    // The boundary makes hydration interruptible: outside of one, React does not yield.
    <Suspense>
      <OnHydrated run={() => mark('hydrated')} />
      <PageFrame main={main}>
        <RetryBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Suspense fallback={<PagePlaceholder />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} caseSensitive />
              ))}
            </Routes>
            <OnHydrated
              run={() => {
                mark('page-hydrated');
                replayClick();
              }}
            />
          </Suspense>
        </RetryBoundary>
      </PageFrame>
    </Suspense>
  );
};

const Skeleton = styled('div', skeleton);

/** Shown while a page's code is loading: as high as a page, so that the footer does not jump. */
const PagePlaceholder = () => {
  useEffect(loadFirstPage, []);
  return (
    <Container role="status" css={{ minHeight: '100vh', py: '16', bg: 'bg' }}>
      <VisuallyHidden>Loading the page</VisuallyHidden>
      <Skeleton css={{ height: '3rem', width: 'min(100%, 28rem)' }} />
      <Skeleton line css={{ width: 'min(100%, 36rem)', marginTop: '6' }} />
      <Skeleton line css={{ width: 'min(100%, 30rem)', marginTop: '4' }} />
    </Container>
  );
};

/** Shown if a page could not be loaded or rendered; says what to do. */
const PageFailure = () => (
  <Section>
    <Container>
      <Heading as="h1">This page could not be opened</Heading>
      <Lead css={{ marginTop: '5' }}>
        The connection may be down, or the site has just been updated. Please try again, or call{' '}
        <TextAnchor href={phoneHref}>{shop.phone.display}</TextAnchor>.
      </Lead>
      <Button onClick={() => window.location.reload()} css={{ marginTop: '8' }}>
        Try again
      </Button>
    </Container>
  </Section>
);
