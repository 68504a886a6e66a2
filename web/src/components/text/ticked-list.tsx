import { styled } from '#styled-system/jsx';

const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem 1fr',
    gap: '3',
    py: '3',
    borderBottom: '1px solid {colors.rule}',
    _before: {
      content: '""',
      width: '.375rem',
      height: '.375rem',
      rotate: '45deg',
      margin: '.55rem 0 0 .25rem',
      border: '1px solid {colors.accent}',
    },
  },
});

const List = styled('ul', {
  base: { marginTop: '4' },
  variants: {
    short: {
      true: {
        display: { base: 'grid', md: 'block' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 50% - .5rem), 1fr))',
        columnGap: '4',
      },
    },
  },
});

interface TickedListProps {
  items: readonly string[];
  /** Items of a few words: in two columns on phones. */
  short?: boolean;
}

/** A list with a rule under each item and a small lozenge as its marker. */
export const TickedList = ({ items, short = false }: TickedListProps) => (
  <List short={short}>
    {items.map((item) => (
      <Item key={item}>{item}</Item>
    ))}
  </List>
);
