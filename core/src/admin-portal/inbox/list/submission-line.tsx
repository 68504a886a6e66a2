import type { SubmissionItem } from '../../../schemas/index.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { PlainIcon, plainIconStyle } from '../../components/plain-icon.tsx';
import { kindLabels, senderOf, statusLabels } from '../labels.ts';
import { appointmentTime, type Due, dueColors, dueOf, shortTime } from '../times.ts';

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
  '& .sender, & .about': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .about': { gridColumn: '2', color: 'admin.quiet', fontSize: 'small' },
  '& .unread': { fontWeight: 'strong' },
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

interface SubmissionLineProps {
  submission: SubmissionItem;
  now: Date;
  /** Shown instead of the status. */
  state?: string | undefined;
}

/** One submission in two lines: sender, subject, and when the promised reply is due. */
export const SubmissionLine = ({ submission, now, state }: SubmissionLineProps) => {
  const { kind, status, receivedAt, appointment, summary, unread } = submission;
  const due = dueOf(submission, now);
  const { one, icon } = kindLabels[kind];
  return (
    <>
      <PlainIcon name={icon} />
      <span className={unread ? 'sender unread' : 'sender'}>
        {senderOf(submission)}
        {unread ? <VisuallyHidden>, unread</VisuallyHidden> : null}
      </span>
      <span className={urgencyClass(due)}>{due?.text ?? shortTime(receivedAt, now)}</span>
      <span className="about">
        {one}
        {appointment === null ? '' : `, ${appointmentTime(appointment)}`}
        {summary === '' ? '' : `: ${summary}`}
      </span>
      <span className="state">{state ?? statusLabels[status]}</span>
    </>
  );
};
