import { chakra } from '@chakra-ui/react';
import { useConnection } from '../../shared/live/use-live.ts';
import { portalPaths } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useOffline } from '../offline/use-offline.ts';

/** Shown while live updates are interrupted. */
export const ConnectionBanner = () => {
  const lost = useConnection() === 'lost';
  const offline = useOffline();
  return (
    // The live region has to exist before its text does, or screen readers do not announce it; sticky, so
    // that it is visible at any scroll position.
    <chakra.div role="status" position="sticky" top="0" zIndex="sticky">
      {lost ? (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="3"
          paddingInline={{ base: '4', lg: '6' }}
          paddingBlock="2"
          bg="admin.selected"
          borderBottom="1px solid"
          borderColor="admin.rule"
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
