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

/** A place in a text that staff fill in: `{name}`, `{shop phone}`. */
const PLACEHOLDER = /\{[\p{L}\d][\p{L}\d _-]{0,39}\}/gu;

/** What is still to be filled in, each once, in order. */
export const unfilled = (text: string): readonly string[] => [...new Set(text.match(PLACEHOLDER))];

/** The text with the values known; those that are not stay as places to fill in. */
export const fillIn = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(PLACEHOLDER, (place) => {
    const name = place.slice(1, -1).trim().toLowerCase();
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? place;
  });
