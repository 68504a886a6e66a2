import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { chosenStyle } from '../../components/chosen.ts';
import { portalPaths } from '../../routing/portal-paths.ts';
import { agendaQueryOf } from '../agenda-view.ts';
import { shortDay } from '../day-labels.ts';

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
    textDecoration: 'none',
    borderBottom: '1px solid',
    borderColor: 'admin.rule',
    _hover: { bg: 'admin.sunken', textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { boxShadow: 'inset 0 -2px 0 {colors.admin.accent}', ...chosenStyle },
  },
});

/** Heading of a day in the week view; links to the day view. */
export const DayName = ({ day, isToday }: { day: string; isToday: boolean }) => (
  <chakra.h3 id={`day-${day}`}>
    <Name
      to={portalPaths.agenda + agendaQueryOf({ view: 'day', day })}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{shortDay(day)}</span>
      {/* Seven columns are too narrow for the badge; the line below says it there. */}
      {isToday ? <Badge display={{ xl: 'none' }}>Today</Badge> : null}
    </Name>
  </chakra.h3>
);
