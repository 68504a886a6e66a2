import { Badge, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shortDay } from '../../../shared/day-labels.ts';
import { portalPaths } from '../../../shared/paths.ts';
import { chosenStyle } from '../../../theme/index.ts';
import { formatAgendaQuery } from '../agenda-view.ts';

const Name = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'target',
    px: { base: '4', xl: '3' },
    fontSize: 'small',
    fontWeight: 'strong',
    borderBottom: 'rule',
    _hover: { bg: 'admin.sunken', textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { boxShadow: 'inset 0 -2px 0 {colors.admin.accent}', ...chosenStyle },
  },
});

/** Heading of a day in the week view; links to the day view. */
export const DayName = ({ day, isToday }: { day: string; isToday: boolean }) => (
  <chakra.h3 id={`day-${day}`}>
    <Name
      to={portalPaths.agenda + formatAgendaQuery({ view: 'day', day })}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{shortDay(day)}</span>
      {/* Seven columns are too narrow for the badge; the line below says it there. */}
      {isToday ? <Badge display={{ xl: 'none' }}>Today</Badge> : null}
    </Name>
  </chakra.h3>
);
