import { chakra } from '@chakra-ui/react';
import type { OpeningHours } from '@jeweler/core/schemas';
import { Button } from '../../../shared/ui/button.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { listDifferences } from './hours-lines.ts';

const Table = chakra('table', {
  base: {
    '& th, & td': {
      paddingRight: '5',
      py: '1',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'text',
      overflowWrap: 'anywhere',
    },
    // The name of a day stays whole beside long hours.
    '& th': { overflowWrap: 'break-word' },
    '& thead': { color: 'admin.quiet', fontSize: 'small' },
  },
});

/** Two versions of the opening hours, where they differ. */
export const HoursDifferences = ({ present, mine }: { present: OpeningHours; mine: OpeningHours }) => (
  <Table>
    <thead>
      <tr>
        <td />
        <th scope="col">Now</th>
        <th scope="col">Yours</th>
      </tr>
    </thead>
    <tbody>
      {listDifferences(present, mine).map(({ what, present: theirs, mine: own }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{theirs}</td>
          <td>{own}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

interface HoursConflictProps {
  present: OpeningHours;
  mine: OpeningHours;
  busy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Shown when two people have changed the opening hours: both versions where they differ, and a choice. */
export const HoursConflict = ({ present, mine, busy, onSaveMine, onTakeTheirs }: HoursConflictProps) => (
  <chakra.div role="alert" display="grid" gap="3" padding="4" bg="admin.sunken" borderRadius="admin">
    <Message status="error">
      Nothing was saved: someone has changed the opening hours in the meantime. What you entered is still
      here.
    </Message>
    <HoursDifferences present={present} mine={mine} />
    <Flow>
      <Button aria-disabled={busy} onClick={onSaveMine}>
        Save mine anyway
      </Button>
      <Button variant="bare" onClick={onTakeTheirs}>
        Use theirs
      </Button>
    </Flow>
  </chakra.div>
);
