import { shop } from '@jeweler/core/business';
import { firstName, formatAppointment } from '@jeweler/core/format';
import { type SubmissionRecord, submissionDefinitions } from '@jeweler/core/submissions';

const describeAppointment = ({ appointment, status }: SubmissionRecord): string => {
  if (!appointment) return 'Thank you for your request for an appointment.';
  const when = formatAppointment(appointment);
  switch (status) {
    case 'confirmed':
      return `Your appointment on ${when} is confirmed. We look forward to seeing you.`;
    case 'proposed':
      return `Thank you for your request for an appointment. May we propose ${when} instead? Please let us know whether that suits you.`;
    case 'declined':
      return `Thank you for your request for an appointment on ${when}. We are sorry that we cannot see you then. Please tell us which other times would suit you.`;
    case 'cancelled':
      return `Your appointment on ${when} is canceled. Please tell us if you would like another one.`;
    case 'no-show':
      return `We missed you on ${when}. Please tell us if you would like another appointment.`;
    case 'done':
      return `Thank you for your visit on ${when}.`;
    default:
      return `Thank you for your request for an appointment on ${when}.`;
  }
};

const describeRequest = (record: SubmissionRecord): string => {
  const { kind, summary } = record;
  switch (kind) {
    case 'appointment':
      return describeAppointment(record);
    case 'service-request':
      return 'Thank you for your request for a quote.';
    case 'prize-claim':
      return `Congratulations on your prize${summary === '' ? '' : `: ${summary}`}.`;
    default:
      return 'Thank you for your message.';
  }
};

/** Subject and first lines of a reply to a submission; staff write the rest. */
export const createReplyTemplate = (record: SubmissionRecord) => {
  const name = firstName(record.name);
  return {
    subject: `Your ${submissionDefinitions[record.kind].label.one.toLowerCase()} to ${shop.name} (${record.reference})`,
    text: `${name === undefined ? 'Hello' : `Hello ${name}`},\n\n${describeRequest(record)}\n\n`,
  };
};
