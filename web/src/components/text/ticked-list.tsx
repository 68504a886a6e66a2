import { chakra } from '@chakra-ui/react';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem 1fr',
    gap: '3',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'rule',
    _before: {
      content: '""',
      width: '.375rem',
      height: '.375rem',
      rotate: '45deg',
      margin: '.55rem 0 0 .25rem',
      border: '1px solid',
      borderColor: 'accent',
    },
  },
});

/** Ruled lines, each after a small lozenge. */
export const TickedList = ({ items }: { items: readonly string[] }) => (
  <chakra.ul marginTop="4" listStyle="none">
    {items.map((item) => (
      <Item key={item}>{item}</Item>
    ))}
  </chakra.ul>
);
