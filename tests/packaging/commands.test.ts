import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

/** Runs a command without any Electron available: not cached, not unpacked, and missing from the mirror. */
const runWithoutElectron = async (script: string, args: string[] = []) => {
  const asked: string[] = [];
  const mirror = createServer((request, response) => {
    asked.push(String(request.url));
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void mirror.close());
  const folder = useTemporaryFolder();
  const child = spawn(process.execPath, [inRoot('scripts', script), ...args], {
    env: {
      ...process.env,
      ELECTRON_MIRROR: `http://127.0.0.1:${(mirror.address() as AddressInfo).port}/`,
      ELECTRON_OVERRIDE_DIST_PATH: '',
      electron_config_cache: path.join(folder, 'cache'),
      HTTPS_PROXY: '',
      https_proxy: '',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, asked };
};

const last = (text: string): string => text.trim().split('\n').at(-1) ?? '';

test('packaging without a reachable Electron ends at once, with one sentence on what to do', async () => {
  const { code, output, asked } = await runWithoutElectron('desktop-package.mjs', ['--win']);
  expect(code).toBe(1);
  expect(asked).toEqual([expect.stringContaining('win32-x64.zip')]);
  expect(last(output)).toMatch(
    /^Electron [\d.]+ for win32 x64 cannot be fetched \(.*404.*\): set HTTPS_PROXY .+ or ELECTRON_MIRROR .+ again\.$/,
  );
  expect(output).not.toContain('Building');
});

test('packaging for something unknown says what is known', async () => {
  const { code, output, asked } = await runWithoutElectron('desktop-package.mjs', ['--amiga']);
  expect([code, asked]).toEqual([1, []]);
  expect(last(output)).toBe('Known are --win, --mac, --linux, --dir.');
});
