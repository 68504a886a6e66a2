/** Everything visitors send, by form. */
export const submissionKinds = [
  'contact',
  'subscription',
  'appointment',
  'service-request',
  'prize-claim',
] as const;
export type SubmissionKind = (typeof submissionKinds)[number];
