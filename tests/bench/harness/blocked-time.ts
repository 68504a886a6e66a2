/** What is read of an event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Elapsed time of a complete event. */
  readonly dur?: number;
  /** Time the thread's processor worked in it; absent where the system does not count it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Web Vitals: only what a task takes beyond this blocks input. */
const ALLOWED_MS = 50;

/** From navigation on the page's thread; fails when the trace has no navigation to a web address. */
const findNavigation = (events: readonly TraceEvent[]): TraceEvent => {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!navigation) throw new Error('The trace contains no navigation to a page.');
  return navigation;
};

/**
 * Total blocking time of a recorded visit in milliseconds of the thread's own processor time: the sum, over all
 * main-thread tasks after the first contentful paint, of what each would take beyond 50 ms on a machine `slowdown`
 * times slower. Lighthouse's own figure uses elapsed time, in which the thread also waits for a core that other
 * processes occupy.
 */
export const blockedProcessorTime = (events: readonly TraceEvent[], slowdown: number): number => {
  const { pid, tid, ts: start } = findNavigation(events);
  const painted = events.find(
    (event) => event.name === 'firstContentfulPaint' && event.pid === pid && event.ts >= start,
  );
  if (!painted) throw new Error('The trace contains no first contentful paint.');
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' &&
      event.name === 'RunTask' &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts >= painted.ts,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) {
    throw new Error('The trace contains no processor time of tasks.');
  }
  const blocked = ({ tdur = 0 }: TraceEvent) => Math.max(0, (tdur / 1000) * slowdown - ALLOWED_MS);
  return tasks.reduce((sum, task) => sum + blocked(task), 0);
};
