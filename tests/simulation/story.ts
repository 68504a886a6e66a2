import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newDatabase } from '../support/test-server.ts';
import { accountActs } from './accounts.ts';
import { catalogueActs } from './catalogue.ts';
import { Chance } from './chance.ts';
import { checks } from './checks.ts';
import { copyActs, faults, machineActs, withFault } from './faults.ts';
import { FOLDERS, libraryActs } from './library.ts';
import { photoActs } from './photos.ts';
import { Shop } from './shop.ts';
import { staffActs } from './staff.ts';
import { visitorActs } from './visitors.ts';
import { type Act, PASSWORD, SESSION_HOURS, STAFF, World } from './world.ts';

/** A year from here has a leap day, both changes of the clock, and its end. */
const BEGINS = Date.UTC(2027, 10, 5, 14);
const YEAR_MS = 366 * 24 * 3_600_000;
/** People come in groups, minutes apart; then hours or days pass. */
const GROUP = 25;
const PAUSE_MS = 4 * 60_000;
/** The chance that something goes wrong during an act, and that the clock is wrong by some minutes. */
const TROUBLE = 0.08;
const WRONG_CLOCK = 0.002;

interface Story {
  readonly seed: number;
  /** Into how many acts the year is divided. */
  readonly acts: number;
  /** The last one; by default all are done. */
  readonly until?: number;
  /** Only these are done, if they are given; the others' time passes. */
  readonly only?: readonly number[];
}

const timeOf = (act: number, acts: number, chance: Chance): Date => {
  const length = YEAR_MS / Math.ceil(acts / GROUP);
  const within = (act % GROUP) * Math.min(PAUSE_MS, length / GROUP);
  const wrong = chance.is(WRONG_CLOCK) ? chance.between(-20, 20) * 60_000 : 0;
  return new Date(BEGINS + Math.floor(act / GROUP) * length + within + chance.between(0, 20_000) + wrong);
};

/** Pauses of the server pass with the world's time, too, which never goes back. */
const measureBy = (time: () => number) => {
  const real = performance.now.bind(performance);
  const began = time();
  let passed = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => {
    passed = Math.max(passed, time() - began);
    return real() + passed;
  });
};

const ofPeople = [
  ...visitorActs,
  ...photoActs,
  ...staffActs,
  ...accountActs,
  ...catalogueActs,
  ...libraryActs,
];

/**
 * What happens next; mostly nothing goes wrong with it, and with rare acts as often as with others. What goes wrong is
 * about SQLite's file, or one server.
 */
const draw = (chance: Chance, isShared: boolean): Act => {
  if (!isShared && chance.is(TROUBLE)) return withFault(chance.one(ofPeople), chance.weighted(faults));
  return chance.weighted([...ofPeople, ...machineActs, ...(isShared ? [] : copyActs)]);
};

/**
 * Lets the acts of a seed happen, with one server or, on PostgreSQL, two. Resolves with the first promise that was
 * broken; undefined if all were kept.
 */
const play = async (
  { seed, acts, until = acts - 1, only }: Story,
  root: string,
  databaseUrl?: string,
): Promise<{ readonly act: number; readonly reason: string } | undefined> => {
  const chosen = only && new Set(only);
  let act = 0;
  const mailServer = await startMailServer();
  const config = {
    smtpUrl: mailServer.url,
    mailFrom: 'shop@example.com',
    notifyEmail: 'owner@example.com',
    sessionHours: SESSION_HOURS,
    ...(databaseUrl !== undefined && { databaseUrl, mediaDir: path.join(root, 'media') }),
  };
  const shop = new Shop(path.join(root, 'one'), () => world.now, config);
  const other = databaseUrl === undefined ? [] : [new Shop(path.join(root, 'two'), () => world.now, config)];
  const shops = [shop, ...other] as const;
  const world: World = new World(shops, mailServer, new Date(BEGINS));
  for (const folder of FOLDERS) mkdirSync(path.join(shop.config.mediaDir, folder), { recursive: true });
  const measured = measureBy(() => world.time);
  let doing = 'the opening';
  try {
    for (const each of shops) await each.open();
    const category = { id: 1, slug: 'rings', name: 'Rings', description: 'For the hand.' };
    const lists = { categories: [category], collections: [], products: [], bannerItems: [] };
    await shop.server.catalogue.replace(lists);
    for (const who of STAFF) await shop.server.admins.add(who, PASSWORD, who === 'ines' ? 'staff' : 'owner');
    for (; act <= until; act += 1) {
      const chance = new Chance(seed, act);
      const isChosen = !chosen || chosen.has(act);
      const isLast = act === until;
      if (!isChosen && !isLast) continue;
      world.begin(chance, timeOf(act, acts, chance));
      const drawn = isChosen ? draw(chance, shops.length > 1) : undefined;
      doing = drawn?.name ?? 'the last look';
      await drawn?.run(world);
      await world.recover();
      for (const each of shops) await each.pass();
      for (const each of shops) await each.hear();
      world.doneAt = world.time;
      for (const { what, every, run } of checks) {
        if (!isLast && act % every !== every - 1) continue;
        doing = `${drawn?.name} (${what})`;
        await run(world);
      }
      world.office.endAct();
    }
    return undefined;
  } catch (error) {
    return { act, reason: `${doing}: ${(error as Error).message}` };
  } finally {
    await mailServer.close();
    for (const each of shops) await each.close().catch(() => undefined);
    measured.mockRestore();
  }
};

const perform = async (story: Story) => {
  const { folder, remove } = temporaryFolder();
  try {
    return await play(story, folder, await newDatabase());
  } finally {
    remove();
  }
};

/** Fewer acts with which a story still fails: halves, and ever smaller parts, are left out. */
const shrink = async (acts: readonly number[], fails: (only: readonly number[]) => Promise<boolean>) => {
  let left = acts;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < left.length; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (await fails(fewer)) left = fewer;
      else from += size;
    }
  return left;
};

/** A story that fails says with which few of its acts it still fails, as a test to paste. */
export const expectKept = async (story: Story): Promise<void> => {
  const failure = await perform(story);
  if (!failure) return;
  const { act: until, reason } = failure;
  if (process.env.SIMULATION_SHRINK === '0') throw new Error(`Act ${until}, ${reason}`);
  const all = story.only ?? Array.from({ length: until + 1 }, (_, act) => act);
  const only = await shrink(all, async (fewer) => Boolean(await perform({ ...story, until, only: fewer })));
  const shortest = { ...story, until, only };
  const again = await perform(shortest);
  throw new Error(
    `Act ${until}, ${reason}\nThe same with ${only.length} acts (${again?.reason}):\n` +
      `test('…', () => expectKept(${JSON.stringify(shortest)}));`,
  );
};
