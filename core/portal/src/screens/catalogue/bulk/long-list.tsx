import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { ReactNode } from 'react';

/** What is beyond these is counted. */
const MAX_ROWS = 500;

const Frame = chakra('div', {
  base: {
    overflowY: 'auto',
    border: 'rule',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
    '& > ul > li': { px: '3', py: '2', minWidth: '0', overflowWrap: 'anywhere' },
    '& > ul > li + li': { borderTop: 'rule' },
  },
});

interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** What would change, or is wrong, in a list that scrolls. */
export const LongList = <Item,>({ label, items, children }: LongListProps<Item>) => (
  <Frame role="group" aria-label={label} tabIndex={0} maxHeight="max(14rem, 45dvh)">
    <ul>
      {items.slice(0, MAX_ROWS).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer of the server, shown as it is
        <li key={index}>{children(item)}</li>
      ))}
      {items.length > MAX_ROWS ? <li>{`And ${formatCount(items.length - MAX_ROWS)} more.`}</li> : null}
    </ul>
  </Frame>
);
