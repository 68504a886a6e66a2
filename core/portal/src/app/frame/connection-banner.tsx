import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useConnection } from '../../shared/live/live-connection.ts';
import { portalPaths } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useOffline } from '../offline/use-offline.ts';

/** Height of the banner while it is shown; what stays at the top of the window stays below it. */
const HEIGHT = '--banner-height';

/** Shown while live updates are interrupted. */
export const ConnectionBanner = () => {
  const lost = useConnection() === 'lost';
  const offline = useOffline();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = banner;
    if (!lost || !element) return;
    const { style } = document.documentElement;
    // Its line may wrap, so the height is measured.
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [lost]);
  return (
    // The live region has to exist before its text does, or screen readers do not announce it; sticky, so
    // that it is visible at any scroll position.
    <chakra.div ref={banner} role="status" position="sticky" top="0" zIndex="sticky">
      {lost ? (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="3"
          paddingInline={{ base: '4', lg: '6' }}
          paddingBlock="2"
          bg="admin.selected"
          borderBottom="rule"
        >
          <Icon name="warning" color="admin.warning" />
          <span>
            The connection to the server was lost. Trying again…{' '}
            {offline === 'elsewhere' ? (
              <TextLink to={portalPaths.dashboard}>Show today as last known</TextLink>
            ) : null}
          </span>
        </chakra.p>
      ) : null}
    </chakra.div>
  );
};
