import type { CatalogueRecord } from '@jeweler/core/schemas';
import { shopDate } from '../../../shared/times.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';

/** Since when a record has its price, or when that was last confirmed, as far as its history knows. */
const priceSince = ({ history }: Pick<CatalogueRecord, 'history'>): string | undefined => {
  const last = history.find(
    ({ action, changes }) => action === 'price-confirmed' || changes.some(({ field }) => field === 'price'),
  );
  return (last ?? history.at(-1))?.at;
};

interface PriceCheckProps {
  record: Pick<CatalogueRecord, 'history'>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Says that an old price is still right; that is stored with the next save. */
export const PriceCheck = ({ record, checked, onChange }: PriceCheckProps) => {
  const since = priceSince(record);
  return (
    <Checkbox checked={checked} onChange={onChange}>
      {since === undefined ? 'The price is still right' : `The price of ${shopDate(since)} is still right`}
    </Checkbox>
  );
};
