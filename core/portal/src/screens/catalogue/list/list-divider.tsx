import { chakra } from '@chakra-ui/react';
import { tryTo } from '@jeweler/core/format';
import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

const STEP = 2;
const [LEAST, MOST, USUAL] = [28, 60, 38];

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, Math.round(percent)));

const keptAtom = atomWithStorage('catalogueListWidth', USUAL, undefined, { getOnInit: true });
/** How much of the screen a list has beside an open record, in percent; kept in this browser, where that is possible. */
export const listWidthAtom = atom(
  (get) => within(Number(get(keptAtom)) || USUAL),
  (_get, set, percent: number) => tryTo(() => set(keptAtom, within(percent))),
);

const Divider = chakra('div', {
  base: {
    display: { base: 'none', xl: 'grid' },
    placeItems: 'center',
    // In view beside a long record.
    position: 'sticky',
    top: 'calc(var(--nav-height) + 1.5rem)',
    height: 'calc(100dvh - 6.75rem)',
    borderRadius: 'admin',
    cursor: 'col-resize',
    touchAction: 'none',
    _before: { content: '""', width: '4px', height: '3rem', borderRadius: 'full', bg: 'admin.control' },
    _hover: { bg: 'admin.rule' },
    _print: { display: 'none' },
  },
});

/** Between a list and the open record: dragged, or moved by the arrow keys, Home and End. */
export const ListDivider = () => {
  const [width, change] = useAtom(listWidthAtom);
  return (
    <Divider
      role="separator"
      tabIndex={0}
      aria-label="Width of the list"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      title="Drag, or press the arrow keys"
      onKeyDown={(event) => {
        const keys = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: LEAST, End: MOST };
        const next = keys[event.key as keyof typeof keys];
        if (next === undefined) return;
        event.preventDefault();
        change(next);
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        const screen = currentTarget.parentElement?.getBoundingClientRect();
        if (screen && currentTarget.hasPointerCapture(pointerId))
          change(((clientX - screen.left) / screen.width) * 100);
      }}
    />
  );
};
