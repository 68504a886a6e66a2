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

/** A list with a rule under each item and a small lozenge as its marker. */
export const TickedList = ({ items }: { items: readonly string[] }) => (
  <styled.ul css={{ marginTop: '4', listStyle: 'none' }}>
    {items.map((item) => (
      <Item key={item}>{item}</Item>
    ))}
  </styled.ul>
);
