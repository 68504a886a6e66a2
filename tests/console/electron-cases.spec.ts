import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findElectron } from '../../scripts/lib/find-electron.mjs';
import { chromiumLaunch } from '../support/browser-launch.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expect, test } from './console-test.ts';
import { allCases } from './electron-cases/all-cases.ts';
import type { ElectronCase } from './electron-cases/electron-case.ts';
import type { Keyring } from './electron-double/protocol.ts';
import { writeOlderElectron } from './real-electron/recorder.ts';
import { startStandIn } from './stand-in/stand-in-app.ts';

const script = () => process.env.ELECTRON_CASES ?? '';

interface Run {
  readonly userData: string;
  readonly keyring: Keyring;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts the cases in Electron itself; returns what ends them. */
const startInElectron = ({ userData, keyring, environment }: Run) => {
  const manifest = { name: 'cases', version: '1.0.0', main: path.relative(userData, script()) };
  writeFileSync(path.join(userData, 'package.json'), JSON.stringify(manifest));
  const args = [
    ...['--require', writeOlderElectron(userData), userData, `--user-data-dir=${userData}`],
    `--password-store=${keyring === 'keyring' ? 'gnome-libsecret' : 'basic'}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const electron = spawn(findElectron() ?? '', args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return async () => void electron.kill('SIGKILL');
};

const answersOf = (userData: string): { at: string; answers: Record<string, unknown> } => {
  try {
    return JSON.parse(readFileSync(path.join(userData, 'answers.json'), 'utf8'));
  } catch {
    return { at: 'the start', answers: {} };
  }
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The answers that are not those of the table, one a line; those that may be other are named. */
const compare = (cases: readonly ElectronCase[], answers: Record<string, unknown>, isElectron: boolean) => {
  const differing = cases.filter(({ name, answer }) => !isSame(answers[name], answer));
  const toLine = ({ name, answer, orElse }: ElectronCase) =>
    [
      name,
      `  expected ${JSON.stringify(answer)}`,
      `  answered ${JSON.stringify(answers[name])}`,
      orElse && `  because ${orElse.why}`,
    ]
      .filter(Boolean)
      .join('\n');
  const isExcused = ({ name, orElse }: ElectronCase) =>
    isElectron && orElse !== undefined && isSame(answers[name], orElse.answer);
  return {
    excused: differing.filter(isExcused).map(toLine),
    differences: differing.filter((each) => !isExcused(each)).map(toLine),
  };
};

for (const [name, cases] of Object.entries(allCases))
  test(`Electron and its stand-in answer the same, with ${name}`, async ({ host, playwright }) => {
    const { folder: userData, remove } = temporaryFolder();
    const environment = { CASES: name };
    const keyring: Keyring = name === 'no keyring' ? 'none' : 'keyring';
    const run = { userData, keyring, environment };
    const startOnStandIn = async () => {
      const browser = await playwright.chromium.launch(chromiumLaunch);
      const complaints: string[] = [];
      const [port, lockPort] = [await freePort(), await freePort()];
      const app = startStandIn(
        await browser.newContext(),
        {
          ...run,
          main: script(),
          version: '1.0.0',
          home: userData,
          port,
          lockPort,
          argv: [process.execPath, userData],
        },
        (text) => complaints.push(text),
      );
      return async () => {
        if (app.isRunning) await app.kill();
        await browser.close();
        expect(complaints).toEqual([]);
      };
    };
    const end = host === 'electron' ? startInElectron(run) : await startOnStandIn();
    try {
      await expect.poll(() => answersOf(userData).at, { timeout: 120_000 }).toBe('the end');
    } finally {
      await end();
    }
    const { excused, differences } = compare(cases, answersOf(userData).answers, host === 'electron');
    if (excused.length > 0)
      process.stdout.write(`Other than the table, with a reason:\n${excused.join('\n')}\n`);
    expect(differences.join('\n')).toBe('');
    remove();
  });
