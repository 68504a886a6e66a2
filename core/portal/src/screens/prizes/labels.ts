import { formatCount, formatPrice } from '@jeweler/core/format';
import type { PrizeFigures } from '@jeweler/core/submissions';

/** A number with its noun: '1 claim', '1,204 claims'. */
export const claims = (count: number): string => `${formatCount(count)} ${count === 1 ? 'claim' : 'claims'}`;

/** A share as a percentage: '12.7%'; 'none' if the whole is 0. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}%`;

/** Warns that the value of the prizes is near the limit or has reached it; undefined before that. */
export const warningSentence = ({
  warning,
  value,
  limit,
}: Pick<PrizeFigures, 'warning' | 'value' | 'limit'>): string | undefined => {
  if (warning === 'none') return undefined;
  const promised = `Prizes worth ${formatPrice(value.total)} have been promised.`;
  const left = limit - value.total;
  return warning === 'near'
    ? `${promised} ${formatPrice(left)} of the ${formatPrice(limit)} limit is left.`
    : `${promised} The limit of ${formatPrice(limit)} has been reached.`;
};

/** Remarks on claims that are counted with a restriction, or not at all. */
export const valueRemarks = ({ value, ranges, unpriced, unpublished }: PrizeFigures): readonly string[] => [
  ...(value.expired > 0 ? [`Expired claims, worth ${formatPrice(value.expired)}, are not counted.`] : []),
  ...(ranges > 0 ? [`The value of ${claims(ranges)} is a range; its upper end is counted.`] : []),
  ...(unpriced > 0 ? [`The value of ${claims(unpriced)} is not an amount and is not counted.`] : []),
  ...(unpublished > 0
    ? [
        `${claims(unpublished)} ${unpublished === 1 ? 'names' : 'name'} no prize on the wheel, or a different value, and ${unpublished === 1 ? 'is' : 'are'} not counted. These claims are marked.`,
      ]
    : []),
  'Deleted claims are not counted.',
];
