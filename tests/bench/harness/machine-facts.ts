import { availableParallelism, cpus, totalmem } from 'node:os';
import { chromiumVersion } from './chromium.ts';

/** The machine that the figures were measured on. */
export const machineFacts = () => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  chromium: chromiumVersion(),
});
