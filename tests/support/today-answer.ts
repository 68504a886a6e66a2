import type { SubmissionItem, Today } from '@jeweler/core/submissions';
import { agendaItem } from './agenda-builders.ts';

/** A request that waits for an answer; `changes` replace single fields. */
export const waitingItem = (changes: Partial<SubmissionItem> = {}): SubmissionItem => ({
  reference: 'M-4F7K',
  kind: 'contact',
  status: 'new',
  receivedAt: '2026-11-24T13:00:00.000Z',
  statusSince: '2026-11-24T13:00:00.000Z',
  name: 'Grace Moreau',
  email: 'grace.moreau@example.com',
  phone: '561 555 0111',
  appointment: null,
  summary: 'Could you re-tip the prongs of a vintage ring?',
  unread: false,
  marks: [],
  dueAt: '2026-11-25T13:00:00.000Z',
  wish: null,
  remindOn: null,
  revision: 1,
  ...changes,
});

/** The server's answer about Tuesday, November 24, 2026, at 10 AM in the shop; `changes` replace single fields. */
export const todayAnswer = (changes: Partial<Today> = {}): Today => ({
  now: '2026-11-24T15:00:00.000Z',
  timeZone: 'America/New_York',
  day: '2026-11-24',
  toAnswer: { total: 1, late: 0, items: [waitingItem()] },
  toSchedule: { total: 0, late: 0, items: [] },
  toConfirm: { total: 0, items: [] },
  appointments: {
    today: [agendaItem()],
    tomorrow: [
      agendaItem({
        reference: 'A-5G8M',
        name: 'Noor Haddad',
        phone: '561 555 0112',
        appointment: { day: '2026-11-25', slot: '11:00' },
        status: 'requested',
      }),
    ],
  },
  probablySpam: { total: 0, items: [] },
  reminders: { total: 0, items: [] },
  conflicts: 0,
  latest: [],
  withPhotos: [],
  subscribers: {
    today: 0,
    lastSevenDays: 0,
    states: { unconfirmed: 0, confirmed: 0, unsubscribed: 0, bounced: 0 },
    latest: [],
  },
  unread: 0,
  ...changes,
});
