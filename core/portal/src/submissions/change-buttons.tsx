import { chakra } from '@chakra-ui/react';
import { getStage, type NewStatus, nextStatuses, type SubmissionRecord } from '@jeweler/core/submissions';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { ChoicesMenu, type MenuChoice, useAfterClosing } from '../shared/ui/menu-choices.tsx';
import { MoveForm, type MoveKind } from './appointments/move-form.tsx';
import { changeLabel, sentBy } from './labels.ts';
import { iconOnlyOnPhones } from './reply-links.tsx';
import type { Changes } from './use-changes.ts';

/** What comes next, the most likely first; the rest is in the menu. */
const likely: readonly NewStatus[] = [
  'answered',
  'confirmed',
  'scheduled',
  'done',
  'no-show',
  'redeemed',
  'declined',
  'open',
  'requested',
  'not-spam',
];
const rank = (to: NewStatus): number => (likely.includes(to) ? likely.indexOf(to) : likely.length);
const isMove = (action: NewStatus | MoveKind): action is MoveKind =>
  action === 'move' || action === 'propose';

/** What can be done next: the changes of status that are likely, as many as `visible`, and the rest. */
const listActions = ({ kind, status }: SubmissionRecord, visible: number) => {
  const next: readonly NewStatus[] = status === 'spam' ? ['not-spam'] : nextStatuses(kind, status);
  // `proposed` is set by the form that proposes another time.
  const changes = next.filter((to) => to !== 'proposed').sort((a, b) => rank(a) - rank(b));
  const shown: (NewStatus | MoveKind)[] = changes.filter((to) => likely.includes(to)).slice(0, visible);
  const rest: (NewStatus | MoveKind)[] = changes.filter((to) => !shown.includes(to));
  if (kind !== 'appointment' || status === 'spam' || status === 'done') return { shown, rest };
  // Until it is confirmed one proposes; what has been agreed is moved.
  const [first, second] =
    status === 'confirmed' ? (['move', 'propose'] as const) : (['propose', 'move'] as const);
  return { shown: shown.toSpliced(1, 0, first), rest: [second, ...rest] };
};

const moveLabels: Readonly<Record<MoveKind, string>> = { propose: 'Propose another time', move: 'Move' };

interface ChangeButtonsProps {
  record: SubmissionRecord;
  changes: Changes;
  now: Date;
  /** The next thing to do is something else than a change of status. */
  isQuiet?: boolean;
  /** Changes that are buttons of their own. */
  visible?: number;
  /** Between the first buttons and the menu. */
  children?: ReactNode;
  /** More for the menu. */
  choices?: readonly MenuChoice[];
}

/** Buttons for what usually comes next, and a menu for the rest. The form for another time opens below them. */
export const ChangeButtons = (props: ChangeButtonsProps) => {
  const { record, changes, now, isQuiet = false, visible = 2, children, choices = [] } = props;
  const [open, setOpen] = useState<MoveKind>();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const { shown, rest } = listActions(record, visible);
  const close = () => {
    // Unmounting the form would lose the focus.
    (opener.current ?? menu.current)?.focus();
    setOpen(undefined);
  };
  const isNext = (to: NewStatus | MoveKind) =>
    !isQuiet && to === shown[0] && getStage(record.kind, record.status) !== 'finished' && to !== 'not-spam';

  const choice = (action: NewStatus | MoveKind): MenuChoice =>
    isMove(action)
      ? {
          label: moveLabels[action],
          hint: sentBy(record, action === 'move' ? 'confirmed' : 'proposed'),
          choose: () => setOpen(action),
        }
      : {
          label: changeLabel(record, action),
          hint: sentBy(record, action, now),
          disabled: changes.busy,
          choose: () => void changes.change(record, action),
        };
  const button = (action: NewStatus | MoveKind) => {
    const { label, hint, disabled, choose } = choice(action);
    const isOpen = open === action;
    return (
      <Button
        key={action}
        ref={isOpen ? opener : undefined}
        variant={isNext(action) ? 'solid' : 'line'}
        aria-expanded={isMove(action) ? isOpen : undefined}
        aria-disabled={disabled}
        title={hint}
        onClick={isOpen ? close : choose}
      >
        {isNext(action) ? <Icon name="check" /> : null}
        <span>{label}</span>
      </Button>
    );
  };
  const all = [...rest.map(choice), ...choices];
  const commands = useAfterClosing(all);
  return (
    <>
      {shown.map(button)}
      {children}
      {all.length === 0 ? null : (
        <ChoicesMenu {...commands}>
          <Button ref={menu} title="More" css={iconOnlyOnPhones}>
            <Icon name="more" css={{ strokeWidth: '2.5' }} />
            <span>More</span>
          </Button>
        </ChoicesMenu>
      )}
      {open === undefined ? null : (
        <chakra.div flex="1 1 100%" minWidth="0">
          <MoveForm key={open} kind={open} record={record} changes={changes} onClose={close} />
        </chakra.div>
      )}
    </>
  );
};
