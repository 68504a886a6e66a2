import { Badge, chakra } from '@chakra-ui/react';
import { decoded } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { useState } from 'react';
import { useName } from '../../shared/media-usage.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { TitledPanel } from '../../shared/ui/panel.tsx';

/** Number of pictures listed at first; with a wrong media folder, hundreds would be missing. */
const PICTURES_AT_FIRST = 10;

/** Pictures used by the catalogue or the site but missing from the folder: visitors see a gap there. */
export const MissingPanel = ({ missing }: { missing: Dashboard['missing'] }) => {
  const [all, setAll] = useState(false);
  const named = all ? missing : missing.slice(0, PICTURES_AT_FIRST);
  return (
    <TitledPanel
      title="Missing pictures"
      beside={missing.length === 0 ? null : <Badge>{missing.length}</Badge>}
    >
      {missing.length === 0 ? (
        <Padded display="flex" gap="3">
          <Icon name="check" color="admin.success" marginTop="1px" />
          Every file that the catalogue and the site use is in the folder.
        </Padded>
      ) : (
        <>
          <Padded paddingBottom="0" color="admin.quiet">
            The site uses these pictures, but they are not in the media folder. Put each file back under the
            same name.
          </Padded>
          <chakra.ul listStyle="none" css={{ '& > li + li': { borderTop: 'rule' } }}>
            {named.map((one) => (
              <MissingPicture key={one.publicUrl} {...one} />
            ))}
          </chakra.ul>
        </>
      )}
      {missing.length > PICTURES_AT_FIRST ? (
        <Padded as="div" paddingTop="0">
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the first ${PICTURES_AT_FIRST}` : `Show all ${missing.length}`}
          </Button>
        </Padded>
      ) : null}
    </TitledPanel>
  );
};

const Padded = chakra('p', { base: { px: 'panel', py: '4' } });

const MissingPicture = ({ publicUrl, uses }: Dashboard['missing'][number]) => (
  <chakra.li display="flex" gap="3" paddingInline="panel" paddingBlock="3">
    <Icon name="warning" color="admin.error" marginTop="1px" />
    <chakra.div minWidth="0" overflowWrap="anywhere">
      <chakra.p fontWeight="medium">{decoded(publicUrl.replace(/^\/media\//, ''))}</chakra.p>
      <chakra.p color="admin.quiet">{`Used by ${uses.map(useName).join(', ')}`}</chakra.p>
    </chakra.div>
  </chakra.li>
);
