import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Computer, ConsoleApp } from './console-app.ts';

/** The signed-in console that the cases of a worker share. */
export interface SharedConsole {
  /** It, started when it is not running. */
  get(): Promise<{ readonly computer: Computer; readonly app: ConsoleApp }>;
  /** Whether a case has left it running, with the settings, the session and the PIN that it began with. */
  isAsAtFirst(): boolean;
  end(): Promise<void>;
}

/** All that it keeps between its starts; where its window stood last is no matter. */
const keptBy = ({ userData }: Computer): string => {
  const read = (name: string) => {
    const file = path.join(userData, name);
    return existsSync(file) ? readFileSync(file, 'latin1') : '';
  };
  const { place: _, ...settings } = JSON.parse(read('settings.json')) as Record<string, unknown>;
  return JSON.stringify([settings, read('session.bin'), read('pin.bin')]);
};

export const createSharedConsole = (makeComputer: () => Promise<Computer>): SharedConsole => {
  let present: { computer: Computer; app: ConsoleApp; kept: string } | undefined;
  const start = async () => {
    const computer = await makeComputer();
    const app = await computer.start();
    return { computer, app, kept: keptBy(computer) };
  };
  return {
    get: async () => {
      present ??= await start();
      return present;
    },
    isAsAtFirst: () =>
      present === undefined || (present.app.isRunning && keptBy(present.computer) === present.kept),
    end: async () => {
      await present?.computer.dispose();
      present = undefined;
    },
  };
};
