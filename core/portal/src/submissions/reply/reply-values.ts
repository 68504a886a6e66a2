import { firstName, formatDay, formatSlot } from '@jeweler/core/format';
import type { SavedRepliesAnswer } from '@jeweler/core/schemas';
import { formField, type SubmissionRecord } from '@jeweler/core/submissions';

interface Shop extends Pick<SavedRepliesAnswer, 'shopPhone' | 'freeTimes'> {
  /** How the person who is signed in signs. */
  readonly staff: string | undefined;
}

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'Tuesday, November 24 at 10:00 AM or 2:00 PM', a day on each line. */
export const describeTimes = (times: Shop['freeTimes']): string =>
  times.map(({ day, slots }) => `${formatDay(day)} at ${oneOf.format(slots.map(formatSlot))}`).join('\n');

/** What can be filled into a saved reply: what the visitor sent, by its name in the record, and what the shop knows. */
export const getReplyValues = (
  { kind, name, reference, appointment, details }: SubmissionRecord,
  { shopPhone, freeTimes, staff }: Shop,
): Readonly<Record<string, string | undefined>> => {
  const sent = details.map(({ field, value }) => {
    const { label = field, format } = formField(kind, field) ?? {};
    return [label.toLowerCase(), format?.(value) ?? value];
  });
  const [next] = freeTimes;
  return {
    ...Object.fromEntries(sent),
    name: firstName(name),
    reference,
    date: appointment ? formatDay(appointment.day) : undefined,
    time: appointment ? formatSlot(appointment.slot) : undefined,
    'free time': next && describeTimes([{ ...next, slots: next.slots.slice(0, 1) }]),
    'free times': freeTimes.length === 0 ? undefined : describeTimes(freeTimes),
    'shop phone': shopPhone,
    staff,
  };
};

/** What a text may contain, for those who write one. */
export const PLACEHOLDER_HINT =
  '{name}, {reference}, {service}, {type}, {piece}, {prize}, {date}, {time}, {free time}, {free times}, {shop phone} and {staff} are filled in, where they are known. Any other word in braces is asked for.';

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
