import { chakra } from '@chakra-ui/react';
import { cataloguePath, portalPaths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-session.ts';
import { shopAddress, useShopFacts } from '../../shared/shop-facts.ts';
import { PanelBody } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { SettingsPanel, type SettingsPlace } from './settings-panel.tsx';

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
export const ShopPanel = (place: SettingsPlace) => {
  const mayEdit = useMay('edit-shop');
  return (
    <SettingsPanel {...place} query={useShopFacts()}>
      {({ phone, email, whatsapp, introduction, ...place }) => (
        <PanelBody>
          <Facts>
            {[
              ['Phone', phone],
              ['Email', email],
              ['WhatsApp number', whatsapp],
              ['Address', shopAddress(place) ?? 'None yet'],
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
            {mayEdit ? (
              <TextLink to={portalPaths.shop}>Change phone, email, address or paragraph</TextLink>
            ) : null}
            <TextLink to={cataloguePath('questions')}>Visitors’ questions</TextLink>
            {mayEdit ? <TextLink to={cataloguePath('services')}>Service prices</TextLink> : null}
            <TextLink to={cataloguePath('testimonials')}>Testimonials</TextLink>
            <TextLink to={cataloguePath('site-pictures')}>Pictures of the pages</TextLink>
            <TextLink to={cataloguePath('announcements')}>Announcements</TextLink>
            <TextLink to={cataloguePath('wheel')}>The prize wheel</TextLink>
          </chakra.p>
        </PanelBody>
      )}
    </SettingsPanel>
  );
};
