import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../shared/paths.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { useWindowTitle } from '../../shared/window-title.ts';
import { portalButtonRecipe } from '../../theme/index.ts';

const ButtonLink = chakra(Link, portalButtonRecipe);

/** For URLs of the portal that match no route. */
export const NotFoundScreen = () => {
  useWindowTitle('Page Not Found');
  return (
    <Panel display="grid" justifyItems="start" gap="4" padding={{ base: '4', lg: '8' }}>
      <ScreenTitle>Page Not Found</ScreenTitle>
      <p>The portal has no page at this address.</p>
      <ButtonLink to={portalPaths.dashboard}>Go to Today</ButtonLink>
    </Panel>
  );
};
