import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

/** Rows rendered above and below the visible ones, so that the Tab key finds the next. */
const OVERSCAN = 6;
/** Height of a row in rem. */
const ROW_HEIGHT = 3.5;

const Scroller = chakra('div', {
  base: {
    overflowY: 'auto',
    border: '1px solid',
    borderColor: 'admin.rule',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
    '& > ul': { position: 'relative', listStyle: 'none' },
    '& > ul > li': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      display: 'grid',
      alignItems: 'center',
      px: '3',
      borderBottom: '1px solid',
      borderColor: 'admin.rule',
    },
  },
});

interface WindowedListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Its greatest height, as CSS. */
  maxHeight: string;
  /** Rows are as high as what is in them, not all the same. */
  measured?: boolean;
  children: (item: Item) => ReactNode;
}

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A list of any length: only the rows in view are rendered. */
export const WindowedList = <Item extends { readonly id: number }>(props: WindowedListProps<Item>) => {
  const { label, items, maxHeight, measured = false, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const height = ROW_HEIGHT * textSize();
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  });
  return (
    <Scroller ref={scroller} role="group" aria-label={label} tabIndex={0} style={{ maxHeight }}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          return item ? (
            <li
              key={item.id}
              ref={measured ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ [measured ? 'minHeight' : 'height']: height, transform: `translateY(${start}px)` }}
            >
              {children(item)}
            </li>
          ) : null;
        })}
      </ul>
    </Scroller>
  );
};
