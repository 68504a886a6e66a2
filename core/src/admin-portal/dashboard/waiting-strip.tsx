import { chakra } from '@chakra-ui/react';
import type { Dashboard, SubmissionKind } from '../../schemas/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { Panel } from '../components/panel.tsx';

/** In the order of their weight for the day; one and many of each, and what there is to do. */
const kinds: readonly { kind: SubmissionKind; one: string; many: string; toDo: string }[] = [
  { kind: 'appointment', one: 'Appointment', many: 'Appointments', toDo: 'to confirm' },
  { kind: 'contact', one: 'Message', many: 'Messages', toDo: 'to answer' },
  { kind: 'service-request', one: 'Quote request', many: 'Quote requests', toDo: 'to answer' },
  { kind: 'prize-claim', one: 'Prize claim', many: 'Prize claims', toDo: 'to arrange' },
  { kind: 'subscription', one: 'Subscriber', many: 'Subscribers', toDo: 'new' },
];

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    overflow: 'hidden',
    listStyle: 'none',
    gridTemplateColumns: {
      // Two abreast on a phone, one where its text is enlarged.
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      md: 'repeat(5, minmax(0, 1fr))',
    },
    // Lines between the cells; those at the outer edges fall on the panel's own.
    '& > li': {
      display: 'grid',
      gap: '2px',
      px: { base: '4', lg: '5' },
      py: '4',
      margin: '0 -1px -1px 0',
      borderRight: '1px solid {colors.admin.rule}',
      borderBottom: '1px solid {colors.admin.rule}',
    },
    '& > li:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const Count = chakra('strong', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize: '2.25rem',
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums',
  },
});

/** How many of each kind visitors have sent that nobody has answered. */
export const WaitingStrip = ({ waiting }: { waiting: Dashboard['waiting'] }) => (
  <Panel aria-labelledby="waiting">
    <VisuallyHidden id="waiting" asChild>
      <h2>Waiting for an answer</h2>
    </VisuallyHidden>
    <Strip>
      {kinds.map(({ kind, one, many, toDo }) => (
        <li key={kind}>
          <Count>{waiting[kind]}</Count>
          <span>{waiting[kind] === 1 ? one : many}</span>
          <chakra.span fontSize="small" color="admin.quiet">
            {waiting[kind] === 0 ? 'none waiting' : toDo}
          </chakra.span>
        </li>
      ))}
    </Strip>
  </Panel>
);
