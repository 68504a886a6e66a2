import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupCommand } from '../../server/src/commands/backup.ts';
import { runWith } from '../support/command-host.ts';
import { lock, setFull } from './disk.ts';
import type { PostMode } from './post-office.ts';
import { mayBeGone } from './staff.ts';
import { type Act, promise, type World } from './world.ts';

/** What goes wrong while somebody does something. */
export interface Fault {
  readonly name: string;
  readonly weight: number;
  readonly run: (world: World, act: () => Promise<void>) => Promise<void>;
}

export const faults: readonly Fault[] = [
  {
    name: 'the server is killed',
    weight: 4,
    run: ({ chance, shop }, act) =>
      shop.killDuring(act, chance.between(1, chance.is(0.5) ? 8 : 60), chance.one(['before', 'after'])),
  },
  {
    name: 'the disk is full',
    weight: 2,
    run: async (_world, act) => {
      setFull(true);
      try {
        await act();
      } finally {
        setFull(false);
      }
    },
  },
  {
    name: 'the database is locked for a moment',
    weight: 1,
    run: async ({ shop }, act) => {
      const release = lock(shop.databaseFile);
      const done = act();
      done.catch(() => undefined);
      await delay(15);
      release();
      await done;
    },
  },
  {
    // It has the mails, and says so only after the act; what is done meanwhile must not send them once more.
    name: 'the mail server hangs',
    weight: 2,
    run: async ({ post, shop }, act) => {
      post.hold();
      try {
        await act();
        await shop.pass(true);
        await act();
      } finally {
        post.release();
      }
    },
  },
];

const BAD_TIMES: readonly PostMode[] = ['is-busy', 'breaks', 'is-down'];

/** The mail server has a bad time, until another act ends it. */
const changePost = async ({ chance, post }: World): Promise<void> => {
  post.mode = post.mode === 'accepts' ? chance.one(BAD_TIMES) : 'accepts';
};

const run = async ({ shop }: World, ...args: readonly string[]): Promise<void> => {
  const { fault } = await runWith(backupCommand, args, shop.config);
  promise(fault === undefined, `backup ${args.join(' ')}: ${fault}`);
};

/** Beside the folder of the shop's files, which a server that was killed leaves behind. */
const copy = async (world: World): Promise<void> => {
  const { dataDir } = world.shop.config;
  const file = path.join(dataDir, '..', '..', `${world.chance.word()}.sqlite`);
  await run(world, file);
  world.model.copy(file);
};

/** The shop's computer broke: the newest copy takes the place of the database. */
const restore = async (world: World): Promise<void> => {
  const { copied } = world.model;
  if (!copied) return;
  await world.shop.close();
  await run(world, 'restore', copied.file);
  world.model.restore((request) => mayBeGone(world, request));
  world.startOver();
  await world.shop.open();
};

export const machineActs: readonly Act[] = [
  { name: 'the mail server changes its mind', weight: 1.2, run: changePost },
  { name: 'a server is restarted', weight: 0.7, run: ({ chance, shops }) => chance.one(shops).restart() },
  { name: 'a copy is made', weight: 1.2, run: copy },
  { name: 'a copy is restored', weight: 0.6, run: restore },
];
