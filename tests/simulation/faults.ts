import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupCommand } from '../../server/src/commands/backup.ts';
import { runWith } from '../support/command-host.ts';
import { whileFull, whileLocked } from './disk.ts';
import { type Act, act, promise, type World } from './world.ts';

type During = (world: World, run: () => Promise<void>) => Promise<void>;
const fault = (name: string, weight: number, during: During) => ({ name, weight, during });

/** What goes wrong while somebody does something. */
export const faults = [
  // Also while it sends the mails of the act.
  fault('the server is killed', 4, ({ chance, shops: [shop] }, run) => {
    const both = chance.is(0.5) ? run : () => run().then(() => shop.pass());
    return shop.killDuring(both, chance.between(1, chance.is(0.5) ? 8 : 60), chance.one(['before', 'after']));
  }),

  fault('the disk is full', 2, ({ chance }, run) =>
    whileFull(chance.is(0.5) ? 0 : chance.between(1, 20), run),
  ),

  fault('the database is locked', 1, ({ shops: [shop] }, run) => whileLocked(shop.databaseFile, run)),

  // It has the mails, and says so only later. What is done meanwhile must not send them once more, also when the database
  // cannot be written for a moment.
  fault('the mail server hangs', 4, (world, run) =>
    world.office.whileItHangs(async () => {
      const { chance, shops } = world;
      await run();
      await shops[0].pass(true);
      await (chance.is(0.5) ? run() : whileFull(chance.between(1, 20), run));
      world.now = new Date(world.time + 30_000);
      await shops[0].pass(true);
    }),
  ),
];

export const withFault = ({ name, weight, run }: Act, { name: what, during }: (typeof faults)[number]): Act =>
  act(`${name}, and ${what}`, weight, (world) => {
    world.isTroubled = true;
    return during(world, async () => void (await run(world)));
  });

const backup = async ({ shops: [shop] }: World, ...args: readonly string[]): Promise<void> => {
  const { fault } = await runWith(backupCommand, args, shop.config);
  promise(fault === undefined, `backup ${args.join(' ')}: ${fault}`);
};

export const machineActs = [
  act('the mail server changes its mind', 1.2, async ({ office }) => office.changeMode()),

  // Until one of the others does what only one may do.
  act('a server is restarted', 0.7, async ({ chance, shops }) => {
    await chance.one(shops).restart();
    while (!shops.some(({ server }) => server.database.isLeading())) await delay(50);
  }),
];

/** Of SQLite's file. */
export const copyActs = [
  // Beside the folder of the shop's files, which a server that was killed leaves behind.
  act('a copy is made', 2.5, async (world) => {
    const { model, chance, shops } = world;
    const file = path.join(shops[0].config.dataDir, '..', '..', `${chance.word()}.sqlite`);
    await backup(world, file);
    model.copy(file);
  }),

  // The shop's computer broke: the newest copy takes the place of the database.
  act('a copy is restored', 1.5, async (world) => {
    const { model, office, time, shops } = world;
    const { copied } = model;
    if (!copied) return;
    await shops[0].close();
    await backup(world, 'restore', copied.file);
    model.restore(copied, time);
    office.expectMailsAgain();
    world.forgetSessions();
    await shops[0].open();
    await world.expectNotInFiles(
      [...model.forgotten].join('\n') || '(nobody)',
      'data of somebody who was forgotten',
    );
  }),
];
