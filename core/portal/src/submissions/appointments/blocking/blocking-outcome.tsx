import { chakra } from '@chakra-ui/react';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { FailureLine, OutcomeLine, UndoButton } from '../../outcome-line.tsx';
import { OutsideItems } from '../outside-list.tsx';
import { blockingLabel } from './blocking.ts';
import type { BlockingChanges } from './use-blocking.ts';

type Done = Extract<BlockingChanges['outcome'], { kind: 'blocked' | 'unblocked' }>;

const insideOf = (outcome: Done) => (outcome.kind === 'blocked' ? outcome.inside : []);

const doneSentence = ({ kind, what }: Done): string =>
  `${kind === 'blocked' ? 'Blocked' : 'Free again'}: ${blockingLabel(what)}.`;

/** What was blocked or is free again, with Undo; and the appointments in it, which somebody has to move. */
export const BlockingOutcome = ({ changes }: { changes: BlockingChanges }) => {
  const { outcome } = changes;
  const isQuiet = outcome && outcome.kind !== 'failed' && insideOf(outcome).length === 0;
  return (
    <>
      <Announcement>{isQuiet ? doneSentence(outcome) : ''}</Announcement>
      <Outcome changes={changes} />
    </>
  );
};

const Outcome = ({ changes }: { changes: BlockingChanges }) => {
  const { outcome, busy, block, unblock, dismiss } = changes;
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return <FailureLine sentence={outcome.sentence} onClose={dismiss} />;
  }
  const { kind, what } = outcome;
  const inside = insideOf(outcome);
  const remark =
    inside.length === 0
      ? ''
      : ` ${inside.length === 1 ? 'One appointment is at that time. It was not changed: please move or cancel it' : `${inside.length} appointments are at that time. They were not changed: please move or cancel them`} as needed.`;
  return (
    <>
      <OutcomeLine isWarning={inside.length > 0} sentence={doneSentence(outcome) + remark}>
        <UndoButton busy={busy} onUndo={() => (kind === 'blocked' ? unblock(what) : block(what))} />
      </OutcomeLine>
      {inside.length === 0 ? null : (
        <chakra.div py="3" bg="admin.sunken" borderBottom="rule" _print={{ display: 'none' }}>
          <OutsideItems items={inside} />
        </chakra.div>
      )}
    </>
  );
};
