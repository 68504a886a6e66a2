import { firstName, formatDay, formatSlot } from '@jeweler/core/format';
import type { SubmissionRecord } from '@jeweler/core/submissions';

interface Shop {
  readonly shopPhone: string;
  /** How the person who is signed in signs. */
  readonly staff: string | undefined;
}

/** What can be filled into a saved reply; what is not known is undefined. */
export const getReplyValues = (
  { name, reference, appointment, details }: SubmissionRecord,
  { shopPhone, staff }: Shop,
): Readonly<Record<string, string | undefined>> => {
  const sent = (field: string) => details.find((each) => each.field === field)?.value;
  return {
    name: firstName(name),
    reference,
    service: sent('serviceType'),
    prize: sent('prizeService'),
    date: appointment ? formatDay(appointment.day) : undefined,
    time: appointment ? formatSlot(appointment.slot) : undefined,
    'shop phone': shopPhone,
    staff,
  };
};

/** What a text may contain, for those who write one. */
export const PLACEHOLDER_HINT =
  '{name}, {reference}, {service}, {prize}, {date}, {time}, {shop phone} and {staff} are filled in. Any other word in braces is asked for.';
