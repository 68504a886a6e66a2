import { chakra } from '@chakra-ui/react';
import { AddressThumbnail, squareThumbnailStyle } from '../../../shared/thumbnail.tsx';
import { plainIconStyle } from '../../../shared/ui/icon.tsx';
import { useChoices } from '../data/choices.ts';
import { describeValue } from './describe.ts';
import type { FieldEntry } from './field-table.ts';

/** A small square with a picture of the media folder. */
export const PictureSquare = chakra('span', {
  base: {
    ...squareThumbnailStyle,
    display: 'inline-grid',
    flex: 'none',
    width: '2.5rem',
    '& .icon': { width: '1.25rem', height: '1.25rem', ...plainIconStyle },
  },
});

interface ValueViewProps {
  entry: FieldEntry;
  value: unknown;
  /** In place of all its words (`describeValue`). */
  children?: string;
}

/** A value of a record: its words, and for a picture the picture too. */
export const ValueView = ({ entry, value, children }: ValueViewProps) => {
  const choices = useChoices();
  const words = children ?? describeValue(entry, value, choices);
  if (entry.control !== 'picture' || typeof value !== 'string' || value === '')
    return (
      <chakra.span dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
        {words}
      </chakra.span>
    );
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minWidth="0">
      <PictureSquare>
        <AddressThumbnail address={value} />
      </PictureSquare>
      <chakra.span overflowWrap="anywhere">{words}</chakra.span>
    </chakra.span>
  );
};
