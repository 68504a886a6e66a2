import { chakra } from '@chakra-ui/react';
import { shop } from '@jeweler/core/business';
import { lazyDateFormat } from '@jeweler/core/format';
import { dateAndTime } from '../../shared/times.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const zoneName = lazyDateFormat({ timeZone: shop.timeZone, timeZoneName: 'longGeneric' });

/** Says which time zone applies when this computer's differs from the shop's. */
export const ShopZone = ({ now }: { now: Date }) => {
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === shop.timeZone) return null;
  const name = zoneName()
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <chakra.p display="flex" gap="3" color="admin.quiet" fontSize="small" _print={{ display: 'none' }}>
      <Icon name="today" marginTop="1px" />
      <span>
        {`All times are in the shop’s time zone (${name}). It is now ${dateAndTime(now.toISOString())} there.`}
      </span>
    </chakra.p>
  );
};
