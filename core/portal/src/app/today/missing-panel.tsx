import { Badge, chakra } from '@chakra-ui/react';
import { decoded } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { useState } from 'react';
import { useName } from '../../shared/media-usage.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { EmptyLine, PanelList, TitledPanel, ToolRow } from '../../shared/ui/panel.tsx';

/** Number of pictures listed at first; with a wrong media folder, hundreds would be missing. */
const PICTURES_AT_FIRST = 10;

/** Pictures used by the catalogue or the site but missing from the folder: visitors see a gap there. */
export const MissingPanel = ({ missing }: { missing: Dashboard['missing'] }) => {
  const [all, setAll] = useState(false);
  if (missing.length === 0) {
    return (
      <TitledPanel title="Missing pictures">
        <Message status="success" px="panel" py="4">
          Every file that the catalogue and the site use is in the folder.
        </Message>
      </TitledPanel>
    );
  }
  const named = all ? missing : missing.slice(0, PICTURES_AT_FIRST);
  return (
    <TitledPanel title="Missing pictures" beside={<Badge>{missing.length}</Badge>}>
      <EmptyLine>
        The site uses these pictures, but they are not in the media folder. Put each file back under the same
        name.
      </EmptyLine>
      <PanelList>
        {named.map(({ publicUrl, uses }) => (
          <li key={publicUrl}>
            <Icon name="warning" color="admin.error" />
            <chakra.div flex="1" minWidth="0">
              <chakra.p fontWeight="medium">{decoded(publicUrl.replace(/^\/media\//, ''))}</chakra.p>
              <chakra.p color="admin.quiet">{`Used by ${uses.map(useName).join(', ')}`}</chakra.p>
            </chakra.div>
          </li>
        ))}
      </PanelList>
      {missing.length > PICTURES_AT_FIRST ? (
        <ToolRow>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the first ${PICTURES_AT_FIRST}` : `Show all ${missing.length}`}
          </Button>
        </ToolRow>
      ) : null}
    </TitledPanel>
  );
};
