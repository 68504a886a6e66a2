import { chakra } from '@chakra-ui/react';
import { Navigate, useMatch } from 'react-router-dom';
import { helpPath, portalPaths } from '../../shared/paths.ts';
import { Panel, PanelList } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { handbook } from './handbook.ts';
import { Prose, toElements } from './help-text.tsx';

/** The handbook (docs/handbook): all its pages, or the one in the address. */
export const HelpScreen = () => {
  const name = useMatch(helpPath(':name'))?.params.name;
  const page = handbook.find((each) => each.name === name);
  if (name !== undefined && !page) return <Navigate to={portalPaths.help} replace />;
  return (
    <chakra.div display="grid" gap="6" maxWidth="48rem">
      <chakra.header display="grid" gap="2" justifyItems="start">
        <ScreenTitle fontSize="2.25rem">{page?.title ?? 'Help'}</ScreenTitle>
        {page ? <TextLink to={portalPaths.help}>All pages of Help</TextLink> : null}
      </chakra.header>
      {page ? (
        <Panel padding={{ base: '4', lg: '8' }}>
          <Prose>{toElements(page.content)}</Prose>
        </Panel>
      ) : (
        <Panel aria-label="Pages">
          <PanelList>
            {handbook.map(({ name, title, content }) => (
              <chakra.li key={name} display="block!">
                <TextLink to={helpPath(name)}>{title}</TextLink>
                <chakra.div color="admin.quiet">{toElements(content.slice(0, 1))}</chakra.div>
              </chakra.li>
            ))}
          </PanelList>
        </Panel>
      )}
    </chakra.div>
  );
};
