import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon/icon.tsx';
import { filteredHref, PIECES_PER_STEP, type PieceFilter } from '../../data/piece-filter.ts';
import { type ActiveFilter, activeFilters } from './piece-words.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '3',
    columnGap: '6',
    minHeight: '3.5rem',
    py: { base: '3', md: '1' },
    borderBlock: '1px solid',
    borderColor: 'rule',
    fontSize: 'small',
  },
});

/** Beside the count; on phones on a line of their own. */
const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    order: { base: '1', md: '0' },
    flex: { base: '1 0 100%', md: '1' },
  },
});

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    px: '4',
    border: '1px solid',
    borderColor: 'control',
    textDecoration: 'none',
    transition: 'border-color {durations.quick}',
    _hover: { borderColor: 'fg' },
  },
});

const without = ({ key }: ActiveFilter, filter: PieceFilter): PieceFilter => {
  const { [key]: _cleared, ...rest } = filter;
  return { ...rest, show: PIECES_PER_STEP };
};

interface CountLineProps {
  /** Path of the list. */
  path: string;
  filter: PieceFilter;
  /** '8 pieces', or nothing while that is not known. */
  children: ReactNode;
}

/** How many pieces there are, what narrows or orders them (each a link that clears it), and the currency. */
export const CountLine = ({ path, filter, children }: CountLineProps) => {
  const count = useRef<HTMLParagraphElement>(null);
  const active = activeFilters(filter);
  return (
    <Line>
      <p ref={count} tabIndex={-1} aria-live="polite">
        {children}
      </p>
      {active.length > 0 ? (
        <Chips>
          {active.map((one) => (
            <Chip
              key={one.key}
              to={filteredHref(path, without(one, filter))}
              aria-label={`Clear ${one.label}`}
              // The chip goes with its filter, so the focus moves to what it changed.
              onClick={() => count.current?.focus({ preventScroll: true })}
            >
              {one.label}
              <Icon name="close" width=".75rem" height=".75rem" />
            </Chip>
          ))}
        </Chips>
      ) : null}
      <chakra.span color="fg.quiet">Prices in US dollars</chakra.span>
    </Line>
  );
};
