import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

// The server speaks through its log; anything on the console is a complaint nobody was meant to see.
afterEach(() => {
  const complaints = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(complaints).toEqual([]);
});
