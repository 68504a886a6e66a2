import { beforeEach, vi } from 'vitest';

/** Saturday, 21 November 2026, 11:30 AM at the shop. */
const NOW = new Date('2026-11-21T16:30:00Z');

/** For tests of the appointment form: it is `NOW`, on a computer in the shop. */
export const setAppointmentTime = (): void => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York');
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  });
};
