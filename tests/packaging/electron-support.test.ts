import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { electronVersion } from '../console/electron-double/electron-types.ts';

/** Electron supports its newest majors; the console shows customers' data and has to be one of them. */
const SUPPORTED_MAJORS = 3;

const getMajor = (version: string): number => Number.parseInt(version, 10);

const newestElectron = async (): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', 'electron', 'dist-tags.latest'], {
      timeout: 20_000,
      shell: process.platform === 'win32',
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
};

test('the installed Electron is among the majors that are supported today', async (context) => {
  const newest = await newestElectron();
  if (newest === undefined) return context.skip('the npm registry cannot be reached');
  expect(
    getMajor(newest) - getMajor(electronVersion),
    `Electron ${newest} is out: ${electronVersion} gets no security updates any more`,
  ).toBeLessThan(SUPPORTED_MAJORS);
});
