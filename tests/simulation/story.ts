import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { accountActs } from './accounts.ts';
import { forgetSessions, PASSWORD, recover, SESSION_HOURS, STAFF } from './asking.ts';
import { catalogueActs } from './catalogue.ts';
import { Chance } from './chance.ts';
import { checkAll, checkLinks, checkLog, checkSome } from './checks.ts';
import { copyActs, faults, machineActs } from './faults.ts';
import { FOLDERS, libraryActs } from './library.ts';
import { checkMailbox, hasGoodTime, openPostOffice } from './post-office.ts';
import { Shop } from './shop.ts';
import { staffActs } from './staff.ts';
import { visitorActs } from './visitors.ts';
import { type Act, beginAct, beginStory, expectTrouble } from './world.ts';

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

const ofPeople = [...visitorActs, ...staffActs, ...accountActs, ...catalogueActs, ...libraryActs];
const ofMachines = [...machineActs, ...copyActs];

/** What happens next; mostly nothing goes wrong with it. What goes wrong is about SQLite's file, or one server. */
const draw = (chance: Chance, isShared: boolean): Act => {
  const act = chance.weighted([...ofPeople, ...(isShared ? machineActs : ofMachines)]);
  if (isShared || ofMachines.includes(act) || !chance.is(TROUBLE)) return act;
  const { name, run } = chance.weighted(faults);
  const runBoth = () => {
    expectTrouble();
    return run(act.run);
  };
  return { ...act, name: `${act.name}, and ${name}`, run: runBoth };
};

/**
 * Lets the acts of a seed happen, with one server or, on PostgreSQL, two. Resolves with the first promise that was
 * broken; undefined if all were kept.
 */
export const play = async (
  { seed, acts, until = acts - 1, only }: Story,
  root: string,
  databaseUrl?: string,
): Promise<{ readonly act: number; readonly reason: string } | undefined> => {
  const chosen = only && new Set(only);
  let now = new Date(BEGINS);
  let act = 0;
  const mailServer = await startMailServer();
  const config = {
    smtpUrl: mailServer.url,
    mailFrom: 'shop@example.com',
    notifyEmail: 'owner@example.com',
    sessionHours: SESSION_HOURS,
    ...(databaseUrl !== undefined && { databaseUrl, mediaDir: path.join(root, 'media') }),
  };
  const shop = new Shop(path.join(root, 'one'), () => now, config);
  const other = databaseUrl === undefined ? [] : [new Shop(path.join(root, 'two'), () => now, config)];
  const shops = [shop, ...other] as const;
  for (const folder of FOLDERS) mkdirSync(path.join(shop.config.mediaDir, folder), { recursive: true });
  const measured = measureBy(() => now.getTime());
  let name = 'the opening';
  try {
    for (const each of shops) await each.open();
    const category = { id: 1, slug: 'rings', name: 'Rings', description: 'For the hand.' };
    const lists = { categories: [category], collections: [], products: [], bannerItems: [] };
    await shop.server.catalogue.replace(lists);
    for (const who of STAFF) await shop.server.admins.add(who, PASSWORD, who === 'ines' ? 'staff' : 'owner');
    beginStory(shops);
    openPostOffice(mailServer);
    forgetSessions();
    for (; act <= until; act += 1) {
      const chance = new Chance(seed, act);
      now = timeOf(act, acts, chance);
      const isChosen = !chosen || chosen.has(act);
      const isLast = act === until;
      if (!isChosen && !isLast) continue;
      beginAct(chance, now, !hasGoodTime());
      const drawn = isChosen ? draw(chance, shops.length > 1) : undefined;
      name = drawn?.name ?? 'the last look';
      await drawn?.run();
      await recover();
      for (const each of shops) await each.pass();
      for (const each of shops) await each.hear();
      await checkLinks();
      if (act % ACTS_BETWEEN_CHECKS === 0) await checkSome();
      if (isLast || act % ACTS_BETWEEN_FULL_CHECKS === ACTS_BETWEEN_FULL_CHECKS - 1) await checkAll();
      checkLog();
      checkMailbox();
    }
    return undefined;
  } catch (error) {
    return { act, reason: `${name}: ${(error as Error).message}` };
  } finally {
    await mailServer.close();
    for (const each of shops) await each.close().catch(() => undefined);
    measured.mockRestore();
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
