import { shop } from '@jeweler/core/business';
import { lazyDateFormat } from '@jeweler/core/format';
import { dateAndTime } from '../../shared/times.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Quiet } from '../../shared/ui/layout.ts';

const zoneName = lazyDateFormat({ timeZone: shop.timeZone, timeZoneName: 'longGeneric' });

/** Says which time zone applies when this computer's differs from the shop's. */
export const ShopZone = ({ now }: { now: Date }) => {
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === shop.timeZone) return null;
  const name = zoneName()
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <Quiet display="flex" gap="3" _print={{ display: 'none' }}>
      <Icon name="today" marginTop="1px" />
      <span>
        {`All times are in the shop’s time zone (${name}). It is now ${dateAndTime(now.toISOString())} there.`}
      </span>
    </Quiet>
  );
};
