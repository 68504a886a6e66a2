/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { slotHasBegun } from '../business/index.ts';
import { formatMailTime, getAppointmentDetails } from './appointment-details.ts';
import type { MailContent, MailDefinition, MailSubjectState } from './mail-definition.ts';
import { Action, DefinitionList, Paragraph, Phone } from './mail-parts.tsx';

/** What the visitor can usually do on the private page. */
export const SEE_OR_CHANGE = 'See, move or cancel your appointment';

/** Why a mail about a time is of no use anymore. */
export const passedReason = ({ appointment, now }: MailSubjectState): string | null =>
  appointment && slotHasBegun(appointment.day, appointment.slot, now)
    ? 'The appointment time had already passed.'
    : null;

interface Wording {
  readonly title: string;
  /** Function: with the number that the shop is called at. */
  readonly text: string | ((phone: ReactNode) => ReactNode);
  /** What the visitor can do on the private page; null: nothing anymore. */
  readonly action: string | null;
  /** It leads to the booking form. */
  readonly booksAgain?: true;
}

const findWish = (sent: MailContent['sent']) => sent.find(({ field }) => field === 'wish');

/** A mail that informs a visitor about the state of an appointment. */
export const appointmentMail = (
  { title, text, action, booksAgain }: Wording,
  definition: Pick<MailDefinition, 'label' | 'announces' | 'tellsAddress' | 'obsoleteReason' | 'sample'> &
    Partial<Pick<MailDefinition, 'subject'>>,
): MailDefinition => ({
  title,
  subject: ({ appointment }) => (appointment ? `${title}: ${formatMailTime(appointment)}` : title),
  preview: ({ appointment, sent }) => (!findWish(sent) && appointment ? formatMailTime(appointment) : title),
  body: (content) => {
    const before = content.previous && { label: 'Previously', value: formatMailTime(content.previous) };
    const wish = findWish(content.sent);
    return (
      <>
        <Paragraph>
          {content.name === null ? (
            'Hello,'
          ) : (
            <>
              Hello <bdi>{content.name}</bdi>,
            </>
          )}
        </Paragraph>
        <Paragraph>{typeof text === 'string' ? text : text(<Phone contact={content.contact} />)}</Paragraph>
        <DefinitionList
          entries={[
            ...getAppointmentDetails(content),
            ...(before ? [before] : []),
            ...(wish ? [{ label: 'You asked for', value: wish.value }] : []),
            { label: 'Reference', value: content.reference },
          ]}
        />
        {action !== null && <Action href={content.link}>{action}</Action>}
        {booksAgain && <Action href={content.bookLink}>Book again</Action>}
      </>
    );
  },
  link: action === null ? null : 'visit',
  tellsTime: true,
  obsoleteReason: passedReason,
  ...definition,
});
