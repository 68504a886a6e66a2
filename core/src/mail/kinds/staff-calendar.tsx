/** @jsxRuntime automatic */
import { formatPhone } from '../../format/index.ts';
import { formatMailTime, getAppointmentDetails } from '../appointment-details.ts';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { Action, DefinitionList, Paragraph } from '../mail-parts.tsx';

const titles = { confirmed: 'Confirmed', moved: 'Moved', cancelled: 'Canceled' } as const;

/** 'Moved: Ada Ferrer' */
const getTitle = ({ calendarEntry }: MailContent): string => {
  const title = titles[calendarEntry?.act ?? 'confirmed'];
  return calendarEntry?.who ? `${title}: ${calendarEntry.who}` : `${title} appointment`;
};

/** An appointment for the calendars of the staff: an invitation, a newer version of it, or its cancellation. */
export const staffCalendar: MailDefinition = {
  label: 'Appointment for staff calendars',
  title: getTitle,
  subject: (content) =>
    content.appointment ? `${getTitle(content)}, ${formatMailTime(content.appointment)}` : getTitle(content),
  preview: ({ reference }) => reference,
  body: (content) => {
    const { calendarEntry, link, reference } = content;
    const phone = calendarEntry?.phone;
    return (
      <>
        <Paragraph>
          {calendarEntry?.act === 'cancelled'
            ? 'Your calendar removes this appointment.'
            : 'Your calendar can take this appointment from the email.'}
        </Paragraph>
        <DefinitionList
          entries={[
            ...getAppointmentDetails(content),
            ...(phone ? [{ label: 'Phone', value: formatPhone(phone) }] : []),
            { label: 'Reference', value: reference },
          ]}
        />
        <Action href={link}>Open it in the portal</Action>
        <Paragraph>What these emails say, and where they go, is set in the portal under Settings.</Paragraph>
      </>
    );
  },
  link: 'portal',
  tellsAddress: 'always',
  sample: {
    calendarEntry: {
      who: 'Ada Ferrer',
      phone: '5615550110',
      act: 'confirmed',
      reference: 'A-4F7K',
      receivedAt: '2026-06-12T14:20:00.000Z',
    },
    link: 'https://www.example.com/admin/requests/a-4f7k',
  },
};
