import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../support/mail-server.ts';
import { catalogueActs } from './catalogue.ts';
import { Chance } from './chance.ts';
import { checkAll, checkLinks, checkLog, checkSome } from './checks.ts';
import { faults, machineActs } from './faults.ts';
import { FOLDERS, libraryActs } from './library.ts';
import { PostOffice } from './post-office.ts';
import { Shop } from './shop.ts';
import { staffActs } from './staff.ts';
import { visitorActs } from './visitors.ts';
import { World } from './world.ts';

/** A year from here has a leap day, both changes of the clock, and its end. */
const BEGINS = Date.UTC(2027, 10, 5, 14);
const YEAR_MS = 366 * 24 * 3_600_000;
/** People come in groups, minutes apart; then hours or days pass. */
const GROUP = 25;
const PAUSE_MS = 4 * 60_000;
const ACTS_BETWEEN_CHECKS = 10;
const ACTS_BETWEEN_FULL_CHECKS = 1000;
/** The chance that something goes wrong during an act, and that the clock is wrong by some minutes. */
const TROUBLE = 0.03;
const WRONG_CLOCK = 0.002;

export interface Story {
  readonly seed: number;
  /** Into how many acts the year is divided. */
  readonly acts: number;
  /** The last one; by default all are done. */
  readonly until?: number;
  /** Only these are done, if they are given; the others' time passes. */
  readonly only?: readonly number[];
}

export interface Failure {
  readonly act: number;
  readonly reason: string;
}

const timeOf = (act: number, acts: number, chance: Chance): Date => {
  const length = YEAR_MS / Math.ceil(acts / GROUP);
  const within = (act % GROUP) * Math.min(PAUSE_MS, length / GROUP);
  const wrong = chance.is(WRONG_CLOCK) ? chance.between(-20, 20) * 60_000 : 0;
  return new Date(BEGINS + Math.floor(act / GROUP) * length + within + chance.between(0, 20_000) + wrong);
};

/** Pauses of the server pass with the world's time, too, which never go back. Returns what ends that. */
const measureBy = (time: () => number): (() => void) => {
  const { now } = performance;
  const began = time();
  let passed = 0;
  performance.now = () => {
    passed = Math.max(passed, time() - began);
    return now.call(performance) + passed;
  };
  return () => {
    performance.now = now;
  };
};

const perform = async (world: World, tell: (name: string) => void): Promise<void> => {
  const { chance } = world;
  const ofPeople = [...visitorActs, ...staffActs, ...catalogueActs, ...libraryActs];
  const act = chance.weighted([...ofPeople, ...machineActs]);
  if (machineActs.includes(act) || !chance.is(TROUBLE)) {
    tell(act.name);
    return act.run(world);
  }
  const fault = chance.weighted(faults);
  tell(`${act.name}, and ${fault.name}`);
  world.isTroubled = true;
  await fault.run(world, () => act.run(world));
};

/** Lets the acts of a seed happen. Resolves with the first promise that was broken; undefined if all were kept. */
export const play = async (
  { seed, acts, until = acts - 1, only }: Story,
  root: string,
): Promise<Failure | undefined> => {
  const chosen = only && new Set(only);
  let now = new Date(BEGINS);
  let act = 0;
  const mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, mailFrom: 'shop@example.com', notifyEmail: 'owner@example.com' };
  const shop = new Shop(root, () => now, mail);
  for (const folder of FOLDERS) mkdirSync(path.join(shop.config.mediaDir, folder), { recursive: true });
  const stop = measureBy(() => now.getTime());
  let name = 'the opening';
  try {
    await shop.open();
    const category = { id: 1, slug: 'rings', name: 'Rings', description: 'For the hand.' };
    const nothing = { collections: [], products: [], bannerItems: [] };
    await shop.server.catalogue.replace({ ...nothing, categories: [category] });
    const world = new World([shop], new PostOffice(mailServer), now, new Chance(seed));
    for (; act <= until; act += 1) {
      const chance = new Chance(seed, act);
      now = timeOf(act, acts, chance);
      const isChosen = !chosen || chosen.has(act);
      const isLast = act === until;
      if (!isChosen && !isLast) continue;
      world.begin(chance, now);
      name = 'the last look';
      if (isChosen)
        await perform(world, (told) => {
          name = told;
        });
      await world.recover();
      await shop.pass();
      await checkLinks(world);
      if (act % ACTS_BETWEEN_CHECKS === 0) await checkSome(world);
      if (isLast || act % ACTS_BETWEEN_FULL_CHECKS === ACTS_BETWEEN_FULL_CHECKS - 1) await checkAll(world);
      checkLog(world);
      world.settle();
      mailServer.mails.splice(0);
    }
    return undefined;
  } catch (error) {
    return { act, reason: `${name}: ${(error as Error).message}` };
  } finally {
    await mailServer.close();
    await shop.close().catch(() => undefined);
    stop();
  }
};

/** Fewer acts with which a story still fails: halves, and ever smaller parts, are left out. */
export const shrink = async (
  acts: readonly number[],
  fails: (only: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> => {
  let left = acts;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < left.length; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (await fails(fewer)) left = fewer;
      else from += size;
    }
  return left;
};
