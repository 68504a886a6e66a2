/** Whether this is `npm run test:all`, in which a case may try thousands where hundreds decide as well. */
export const RUNS_ALL = process.env.TEST_ALL !== undefined;
