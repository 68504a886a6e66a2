import type { AppointmentSlot } from '@jeweler/core/schemas';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { waitingItem } from './today-answer.ts';

/** The record of a message that waits for an answer; `changes` replace single fields. */
export const submissionRecord = (changes: Partial<SubmissionRecord> = {}): SubmissionRecord => ({
  ...waitingItem(),
  details: [],
  page: null,
  statusBeforeSpam: null,
  claim: null,
  notes: [],
  history: [],
  replies: [],
  photos: [],
  canReply: true,
  related: [],
  ...changes,
});

/** The record of an appointment request for 2 PM on Tuesday, November 24, 2026. */
export const appointmentRecord = (changes: Partial<SubmissionRecord> = {}): SubmissionRecord =>
  submissionRecord({
    reference: 'A-4F7K',
    kind: 'appointment',
    status: 'requested',
    appointment: { day: '2026-11-24', slot: '14:00' satisfies AppointmentSlot },
    dueAt: null,
    ...changes,
  });
