/** Kinds of submissions, one per form. */
export const submissionKinds = [
  'contact',
  'subscription',
  'appointment',
  'service-request',
  'prize-claim',
] as const;
export type SubmissionKind = (typeof submissionKinds)[number];
