import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { useTemporaryFolder } from './use-temporary-folder.ts';

/** A folder on a disk of its own, in memory; undefined where this process may not mount one. */
export const mountDisk = (bytes: number): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = path.join(useTemporaryFolder(), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
};
