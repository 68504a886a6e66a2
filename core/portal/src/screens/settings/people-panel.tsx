import { chakra } from '@chakra-ui/react';
import { portalPaths } from '../../shared/paths.ts';
import { TitledPanel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

/** Where an owner finds the accounts. */
export const PeoplePanel = () => (
  <TitledPanel title="People">
    <chakra.div display="grid" gap="3" padding={{ base: '4', lg: '5' }}>
      <p>Who can sign in, and as what: invite colleagues, and remove those who have left.</p>
      <p>
        <TextLink to={portalPaths.people}>Everybody with an account</TextLink>
      </p>
    </chakra.div>
  </TitledPanel>
);
