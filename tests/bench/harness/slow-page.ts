import type { CDPSession } from '@playwright/test';

/** Bytes a second, and milliseconds for each request. */
interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** Makes a page's processor so many times slower and, if one is named, its network so slow. */
export const slowDown = async (session: CDPSession, times: number, network?: Network): Promise<void> => {
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  if (times > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};

/** A figure of `Performance.getMetrics`, which has to be enabled. */
export const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};
