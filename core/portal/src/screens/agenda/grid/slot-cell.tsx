import { chakra } from '@chakra-ui/react';
import { formatSlot } from '@jeweler/core/format';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Cell, DrawnHour } from '../../../submissions/appointments/agenda-week.ts';
import { slotLabels } from '../../../submissions/appointments/labels.ts';
import { chosenEdgeStyle } from '../../../theme/index.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { AppointmentButton } from './appointment-button.tsx';
import type { FocusableCell } from './use-grid-focus.ts';

const HATCH = 'repeating-linear-gradient(135deg, transparent 0 7px, {colors.admin.rule} 7px 8px)';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    minWidth: '0',
    minHeight: '3.25rem',
    padding: '1',
    borderBottom: 'rule',
  },
  variants: {
    state: {
      free: {},
      taken: {},
      closed: { bg: HATCH },
      past: { bg: 'admin.sunken' },
    },
    narrow: {
      true: {},
      false: {
        gridTemplateColumns: {
          base: 'minmax(min-content, min(4.25rem, 28%)) minmax(0, 1fr)',
          md: '6rem minmax(0, 1fr)',
        },
        px: { base: '2', lg: '3' },
        '&:last-child': { borderBottom: '0' },
        '& > :not(time)': { gridColumn: '2' },
        '& > time + *': { gridRow: '1' },
        // Large text on a phone: what is in the hour below it.
        '@container (max-width: 14rem)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > :not(time)': { gridColumn: '1' },
          '& > time + *': { gridRow: 'auto' },
        },
      },
    },
    isNow: { true: { boxShadow: 'inset 3px 0 0 {colors.admin.accent}', ...chosenEdgeStyle } },
  },
});

const Time = chakra('time', {
  base: {
    gridColumn: '1',
    gridRow: '1',
    px: { base: '1', md: '2' },
    paddingTop: '2',
    lineHeight: '1.4',
    fontSize: { base: 'note', md: 'nav' },
    whiteSpace: { base: 'normal', md: 'nowrap' },
    fontVariantNumeric: 'tabular-nums',
  },
});

const SlotLabel = chakra('span', {
  base: {
    justifySelf: 'start',
    alignSelf: 'start',
    px: '1',
    marginTop: '2',
    marginLeft: 'calc(.5rem + 3px)',
    borderRadius: '2px',
    color: 'admin.quiet',
    fontSize: 'small',
    lineHeight: '1.4',
  },
});

const Bookable = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'start',
    alignContent: 'start',
    gap: '2',
    // With enlarged text, the button beside it goes below it.
    flex: '1 1 5rem',
    minWidth: '0',
    minHeight: 'target',
    paddingTop: '2',
    paddingRight: '2',
    // Aligned with the names, which are indented by their border.
    paddingLeft: 'calc(.75rem + 3px)',
    borderRadius: '2px',
    color: 'admin.quiet',
    fontSize: 'small',
    lineHeight: '1.4',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { width: '1rem', height: '1rem', marginLeft: 'auto', opacity: '.6' },
    // Shown where somebody points; a finger cannot point.
    '@media (hover: hover)': { '& svg': { opacity: '0' } },
    _hover: { bg: 'admin.sunken', color: 'admin.fg', '& svg': { opacity: '1' } },
    _focusVisible: { color: 'admin.fg', outlineOffset: '-2px', '& svg': { opacity: '1' } },
    // Keeps the text legible on the hatching.
    '& > span': { px: '1', marginLeft: '-1', bg: 'admin.panel', borderRadius: '2px' },
    '&:hover > span': { bg: 'transparent' },
  },
  variants: { narrow: { true: { paddingLeft: 'calc(.5rem + 3px)', fontSize: 'note' } } },
});

/** Reached by Tab from its hour. */
const BlockButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'target',
    minHeight: 'target',
    borderRadius: '2px',
    color: 'admin.quiet',
    cursor: 'pointer',
    '& svg': { width: '1rem', height: '1rem' },
    _hover: { bg: 'admin.sunken', color: 'admin.fg' },
    _focusVisible: { outlineOffset: '-2px' },
    // Not `visibility`: the focus comes back here from the dialog that it opens.
    '@media (hover: hover)': { 'li:not(:hover, :focus-within) &': { opacity: '0' } },
  },
  variants: { narrow: { true: { width: '2rem', '@media (hover: none)': { display: 'none' } } } },
});

/** An hour with its stops. */
export interface HourCell extends DrawnHour {
  readonly stops: readonly FocusableCell[];
}

/** Shared by all cells: current time, layout, callbacks, and the position of each stop in the grid. */
export interface CellControls {
  readonly now: Date;
  /** In a column of the week. */
  readonly narrow: boolean;
  readonly stopProps: (stop: FocusableCell) => { 'data-position': number; tabIndex: 0 | -1 };
  readonly onOpen: (reference: string) => void;
  readonly onBook: (cell: Cell) => void;
  readonly onBlock: (cell: Cell) => void;
}

/** One hour: its appointments, or whether it is free. */
export const SlotCell = ({ cell, rows, isNow, stops, controls }: HourCell & { controls: CellControls }) => {
  const { day, slot, state, items, isBookable } = cell;
  const { now, narrow, stopProps, onOpen, onBook, onBlock } = controls;
  const time = formatSlot(slot);
  const label = slotLabels[state];
  return (
    <Item
      state={items.length > 0 && state === 'past' ? 'taken' : state}
      narrow={narrow}
      isNow={isNow}
      {...(rows > 1 && {
        minHeight: `${rows * 3.25}rem`,
        gridRow: narrow ? `span ${rows}` : undefined,
        alignContent: 'stretch',
      })}
      data-cell={`${day} ${slot}`}
      aria-current={isNow ? 'time' : undefined}
    >
      {narrow ? (
        <VisuallyHidden>{time}</VisuallyHidden>
      ) : (
        <Time dateTime={slot} color={state === 'past' || state === 'closed' ? 'admin.quiet' : 'admin.fg'}>
          {time}
        </Time>
      )}
      {stops.map((stop) =>
        stop.item ? (
          <AppointmentButton
            key={stop.item.reference}
            item={stop.item}
            now={now}
            narrow={narrow}
            {...stopProps(stop)}
            onClick={() => stop.item && onOpen(stop.item.reference)}
          />
        ) : (
          <chakra.div key="book" display="flex" flexWrap="wrap" minWidth="0">
            <Bookable
              type="button"
              narrow={narrow}
              aria-label={`${label}, add a booking at ${time}`}
              {...stopProps(stop)}
              onClick={() => onBook(cell)}
            >
              <span>{label}</span>
              <Icon name="plus" />
            </Bookable>
            {state === 'free' ? (
              <BlockButton
                type="button"
                narrow={narrow}
                aria-label={`Block ${time}`}
                title={`Block ${time}`}
                tabIndex={stopProps(stop).tabIndex}
                onClick={() => onBlock(cell)}
              >
                <Icon name="block" />
              </BlockButton>
            ) : null}
          </chakra.div>
        ),
      )}
      {items.length === 0 && state === 'past' ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      {items.length === 0 && state !== 'past' && !isBookable ? (
        <SlotLabel
          bg={state === 'closed' ? 'admin.panel' : 'transparent'}
          fontSize={narrow ? 'note' : 'small'}
        >
          {label}
        </SlotLabel>
      ) : null}
    </Item>
  );
};
