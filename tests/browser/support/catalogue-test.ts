import { test as base, expect } from './own-server-test.ts';

export { expect };

/** The portal with its own server, in whose folder most pictures of the sample catalogue are missing. */
export const test = base.extend({
  complaints: async ({ complaints }, use) => {
    complaints.expected(/404/);
    await use(complaints);
  },
});
