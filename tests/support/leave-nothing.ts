import { afterAll, vi } from 'vitest';

// The next file of this process has the machine's time, and functions as they are.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
