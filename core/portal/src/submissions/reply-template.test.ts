import { expect, test } from 'vitest';
import { appointmentRecord } from '../../../../tests/support/submission-record.ts';
import { createReplyTemplate } from './reply-links.tsx';

const appointment = { day: '2026-12-15', slot: '14:00' } as const;

test.each([
  ['requested', /request for an appointment on Tuesday, December 15 at 2:00 PM\./],
  ['confirmed', /on Tuesday, December 15 at 2:00 PM is confirmed\./],
  ['proposed', /May we propose Tuesday, December 15 at 2:00 PM instead\?/],
  ['declined', /sorry that we cannot see you then/],
  ['cancelled', /on Tuesday, December 15 at 2:00 PM is canceled\./],
] as const)(
  'the draft for an appointment that is %s says so, with day and time in words',
  (status, pattern) => {
    const { subject, text } = createReplyTemplate(
      appointmentRecord({ name: 'Ada Ferrer', status, appointment }),
    );
    expect(text).toMatch(/^Hello Ada,\n\n/);
    expect(text).toMatch(pattern);
    expect(text).toContain('Tuesday, December 15 at 2:00 PM');
    expect(subject).toMatch(/^Your appointment to .+ \(A-4F7K\)$/);
  },
);
