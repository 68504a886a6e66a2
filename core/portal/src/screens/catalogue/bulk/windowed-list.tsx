import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

/** Rows rendered above and below the visible ones, so that the Tab key finds the next. */
const OVERSCAN = 6;
/** Of a row that has not been drawn yet, in pixels: its least height, in text of the usual size. */
const ROW_HEIGHT_PX = 56;

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
      minHeight: '3.5rem',
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
  children: (item: Item) => ReactNode;
}

/** A list of any length: only the rows in view are rendered, each as high as what is in it. */
export const WindowedList = <Item extends { readonly id: number }>(props: WindowedListProps<Item>) => {
  const { label, items, maxHeight, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
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
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(item)}
            </li>
          ) : null;
        })}
      </ul>
    </Scroller>
  );
};
