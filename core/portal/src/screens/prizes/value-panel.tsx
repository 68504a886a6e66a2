import { chakra } from '@chakra-ui/react';
import { formatPrice } from '@jeweler/core/format';
import type { PrizeFigures } from '@jeweler/core/submissions';
import { portalPaths } from '../../shared/paths.ts';
import { Quiet } from '../../shared/ui/layout.ts';
import { TitledPanel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { valueRemarks } from './labels.ts';

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' },
    gap: '4',
    '& dd': {
      fontFamily: 'heading',
      fontWeight: 'display',
      fontSize: '2rem',
      lineHeight: '1.1',
      fontVariantNumeric: 'lining-nums',
    },
    '& dt': { color: 'admin.quiet', fontSize: 'small' },
    // The number above its label, as in the day's figures; screen readers read the label first.
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  },
});

/** Percentage of the limit that is used, from 0 to 100. */
const used = ({ value, limit }: PrizeFigures): number => Math.min(100, (value.total / limit) * 100);

const barColors = { none: 'admin.accent', near: 'admin.warning', reached: 'admin.error' } as const;

/** The value of the prizes in dollars: promised, redeemed, and compared with the limit. */
export const ValuePanel = ({ figures }: { figures: PrizeFigures }) => {
  const { value, limit } = figures;
  const sums = [
    ['Promised, not yet redeemed', value.open],
    ['Redeemed', value.redeemed],
    ['Total', value.total],
    ['Limit', limit],
  ] as const;
  return (
    <TitledPanel
      title="Value of the prizes"
      beside={<TextLink to={`${portalPaths.settings}#rules`}>Change the limit</TextLink>}
    >
      <chakra.div display="grid" gap="4" px="panel" py="5">
        <Sums>
          {sums.map(([name, dollars]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatPrice(dollars)}</dd>
            </div>
          ))}
        </Sums>
        {/* The same figures as a bar. */}
        <chakra.div
          aria-hidden
          height="6px"
          bg="admin.sunken"
          borderRadius="admin"
          overflow="hidden"
          css={{ '@media (forced-colors: active)': { height: '8px', border: '1px solid' } }}
        >
          <chakra.div
            height="full"
            bg={barColors[figures.warning]}
            css={{ '@media (forced-colors: active)': { bg: 'CanvasText' } }}
            style={{ width: `${used(figures)}%` }}
          />
        </chakra.div>
        <Quiet maxWidth="measure">
          Each value is the one on the wheel when the prize was claimed. The portal warns when promised and
          redeemed prizes together reach 80% of the limit; visitors can still claim prizes on the site.{' '}
          <span>{valueRemarks(figures).join(' ')}</span>
        </Quiet>
      </chakra.div>
    </TitledPanel>
  );
};
