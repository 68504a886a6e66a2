import { appointment } from './appointment.ts';
import { contact } from './contact.ts';
import type { FormField, SubmissionDefinition } from './definition.ts';
import { prizeClaim } from './prize-claim.ts';
import { serviceRequest } from './service-request.ts';
import { subscription } from './subscription.ts';

const definitions = {
  appointment,
  contact,
  'service-request': serviceRequest,
  'prize-claim': prizeClaim,
  subscription,
} as const;
export type SubmissionKind = keyof typeof definitions;

/** The kinds of request, one for each form, ordered by their importance to staff. */
export const submissionDefinitions: Readonly<Record<SubmissionKind, SubmissionDefinition>> = definitions;
// The table above is not empty.
export const submissionKinds = Object.keys(definitions) as [SubmissionKind, ...SubmissionKind[]];

/** A field of a kind's form; undefined if the form does not have it, or no longer. */
export const formField = (kind: SubmissionKind, field: string): FormField | undefined =>
  Object.hasOwn(submissionDefinitions[kind].fields, field)
    ? submissionDefinitions[kind].fields[field]
    : undefined;

/** The fields of a kind's form with their names, long texts last. */
export const fieldsLongLast = (kind: SubmissionKind): readonly (readonly [string, FormField])[] =>
  Object.entries(submissionDefinitions[kind].fields).sort(
    ([, a], [, b]) => Number(a.isLong ?? false) - Number(b.isLong ?? false),
  );
