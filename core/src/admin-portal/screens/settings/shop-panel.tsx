import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { getRecord } from '../../../api/index.ts';
import { SHOP_ID } from '../../../schemas/index.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { cataloguePath, portalPaths } from '../../shared/paths.ts';
import { adminHttpAtom, queriesAtom } from '../../shared/portal.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const factsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.catalogue, 'shop', 'facts'],
      queryFn: async () => (await getRecord(http, 'shop', SHOP_ID)).fields,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '1', sm: '2' },
    '& dt': { color: 'admin.quiet' },
    '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '2', sm: '0' } },
  },
});

/** How visitors reach the shop, with links to where that and the texts around it are changed. */
export const ShopPanel = () => {
  const query = useAtomValue(factsAtom);
  return (
    <SettingsPanel title="The shop" query={query}>
      {({ phone, email, whatsapp, introduction }) => (
        <chakra.div display="grid" gap="5" padding={{ base: '4', lg: '5' }}>
          <Facts>
            {[
              ['Phone', phone],
              ['Email', email],
              ['WhatsApp number', whatsapp],
              ['Opening paragraph', introduction],
            ].map(([label, text]) => (
              <chakra.div key={label} display="contents">
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </chakra.div>
            ))}
          </Facts>
          <chakra.p display="flex" flexWrap="wrap" columnGap="5" css={{ '& a': { py: '2' } }}>
            <TextLink to={portalPaths.shop}>Change phone, email or paragraph</TextLink>
            <TextLink to={cataloguePath('questions')}>Visitors’ questions</TextLink>
            <TextLink to={cataloguePath('announcements')}>Announcements</TextLink>
          </chakra.p>
        </chakra.div>
      )}
    </SettingsPanel>
  );
};
