import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupCommand } from '../../server/src/commands/backup.ts';
import { runWith } from '../support/command-host.ts';
import { forgetSessions } from './asking.ts';
import { whileFull, whileLocked } from './disk.ts';
import { changePost, expectMailsAgain, whileItHangs } from './post-office.ts';
import { mayBeGone } from './staff.ts';
import { type Act, chance, model, promise, shop, shops } from './world.ts';

type Fault = (act: Act['run']) => Promise<void>;

const kill: Fault = (act) =>
  shop.killDuring(act, chance.between(1, chance.is(0.5) ? 8 : 60), chance.one(['before', 'after']));

/** It has the mails, and says so only after the act; what is done meanwhile must not send them once more. */
const hang: Fault = (act) =>
  whileItHangs(async () => {
    await act();
    await shop.pass(true);
    await act();
  });

/** What goes wrong while somebody does something. */
export const faults: readonly (Omit<Act, 'run'> & { readonly run: Fault })[] = [
  { name: 'the server is killed', weight: 4, run: kill },
  { name: 'the disk is full', weight: 2, run: whileFull },
  { name: 'the database is locked', weight: 1, run: (act) => whileLocked(shop.databaseFile, act) },
  { name: 'the mail server hangs', weight: 2, run: hang },
];

const run = async (...args: readonly string[]): Promise<void> => {
  const { fault } = await runWith(backupCommand, args, shop.config);
  promise(fault === undefined, `backup ${args.join(' ')}: ${fault}`);
};

/** Beside the folder of the shop's files, which a server that was killed leaves behind. */
const copy = async (): Promise<void> => {
  const { dataDir } = shop.config;
  const file = path.join(dataDir, '..', '..', `${chance.word()}.sqlite`);
  await run(file);
  model.copy(file);
};

/** The shop's computer broke: the newest copy takes the place of the database. */
const restore = async (): Promise<void> => {
  const { copied } = model;
  if (!copied) return;
  await shop.close();
  await run('restore', copied.file);
  model.restore(mayBeGone);
  expectMailsAgain();
  forgetSessions();
  await shop.open();
};

/** Until one of the others does what only one may do. */
const restart = async (): Promise<void> => {
  await chance.one(shops).restart();
  while (!shops.some(({ server }) => server.database.isLeading())) await delay(50);
};

export const machineActs: readonly Act[] = [
  { name: 'the mail server changes its mind', weight: 1.2, run: changePost },
  { name: 'a server is restarted', weight: 0.7, run: restart },
];

/** Of SQLite's file. */
export const copyActs: readonly Act[] = [
  { name: 'a copy is made', weight: 1.2, run: copy },
  { name: 'a copy is restored', weight: 0.6, run: restore },
];
