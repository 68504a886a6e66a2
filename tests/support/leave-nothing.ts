import { afterEach, vi } from 'vitest';

// No case has to put back what it has faked; the next file of this process has the machine's time and functions, too.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
