import { type SubmissionItem, submissionDefinitions } from '@jeweler/core/submissions';
import { shortDay } from '../../../shared/day-labels.ts';
import { shortTime } from '../../../shared/times.ts';
import { PlainIcon, plainIconStyle } from '../../../shared/ui/icon.tsx';
import { getSender, statusLabels } from '../../../submissions/labels.ts';
import { appointmentTime, type Due, dueColors, getDue, timeLeft } from '../../../submissions/times.ts';
import { VisuallyHidden } from '../../../ui/index.ts';

/**
 * Styles of `SubmissionLine`, for the element around it: lists render many lines on every keystroke of a
 * search, and styled components would cost more than the rest of them.
 */
export const submissionLineStyle = {
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) fit-content(50%)',
  alignContent: 'center',
  columnGap: '3',
  rowGap: '2px',
  '& .icon': { width: '1.25rem', height: '1.25rem', color: 'admin.quiet', ...plainIconStyle },
  // What is hidden behind a cut name must not be beyond it: the page could be scrolled there.
  '& .sender': { position: 'relative' },
  '& .sender, & .about': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Each in its own direction, so that the end is what is cut; all begin at the same edge.
  '& .sender, & .about > *': { textAlign: 'left' },
  '& .about': { display: 'flex', columnGap: '1', gridColumn: '2', color: 'admin.quiet', fontSize: 'small' },
  '& .about > *': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: '0' },
  // One line of running text rather than text that cannot wrap: of words from right to left after others, the
  // latter would show the end.
  '& .about > .words': {
    flex: '1 1 0',
    lineClamp: '1',
    whiteSpace: 'normal',
    overflowWrap: 'normal',
  },
  '& .who': { display: 'flex', alignItems: 'center', columnGap: '2', minWidth: '0' },
  '& .unread': { fontWeight: 'strong' },
  // A border, which forced colors keep.
  '& .dot': { flex: 'none', border: '.25rem solid', borderColor: 'admin.accent', borderRadius: 'full' },
  '& .when, & .state': {
    color: 'admin.quiet',
    fontSize: 'note',
    textAlign: 'right',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    fontVariantNumeric: 'tabular-nums',
  },
  '& .soon, & .late': { fontWeight: 'strong' },
  '& .soon': { color: dueColors.soon },
  '& .late': { color: dueColors.late },
} as const;

const urgencyClass = (due: Due | undefined): string =>
  due === undefined || due.urgency === 'ahead' ? 'when' : `when ${due.urgency}`;

/** What the submission is, and of an appointment when; the sender's words follow in their own direction. */
const describe = (kind: string, { appointment, wish, summary }: SubmissionItem): string => {
  const time = wish ? `asks for ${appointmentTime(wish)}` : appointment && appointmentTime(appointment);
  const known = [kind, time].filter(Boolean).join(', ');
  return known && known + (summary === '' ? '' : ': ');
};

interface SubmissionLineProps {
  submission: SubmissionItem;
  now: Date;
  /** Shown instead of the status. */
  state?: string | undefined;
  /** All lines of the list are of one kind, which is not repeated; a link shows the text in full. */
  isKindKnown?: boolean | undefined;
}

/** One submission in two lines: sender, subject, and when the promised reply is due. */
export const SubmissionLine = ({ submission, now, state, isKindKnown }: SubmissionLineProps) => {
  const { kind, status, receivedAt, summary, unread, remindOn } = submission;
  const due = getDue(submission, now);
  const present =
    remindOn === null ? statusLabels[status] : `${statusLabels[status]}, reminder ${shortDay(remindOn)}`;
  const { label, icon } = submissionDefinitions[kind];
  const described = describe(isKindKnown ? '' : label.one, submission);
  return (
    <>
      <PlainIcon name={icon} />
      <span className="who">
        {unread ? <span className="dot" /> : null}
        <span className={unread ? 'sender unread' : 'sender'} dir="auto">
          <span>{getSender(submission)}</span>
        </span>
      </span>
      <span className={urgencyClass(due)} title={due?.text}>
        {due ? (timeLeft(submission, now) ?? due.text) : shortTime(receivedAt, now)}
      </span>
      <span className="about">
        {described === '' ? null : <span>{described}</span>}
        {summary === '' ? null : (
          <span className="words" dir="auto">
            {summary}
          </span>
        )}
      </span>
      <span className="state">{state ?? present}</span>
      {unread ? <VisuallyHidden>, unread</VisuallyHidden> : null}
    </>
  );
};
