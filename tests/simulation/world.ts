import { isDeepStrictEqual } from 'node:util';
import type { Chance } from './chance.ts';
import { Model, type Person } from './model.ts';
import type { Shop } from './shop.ts';

/** The shop has made promises; one that was broken ends the story. */
export const promise = (isKept: boolean, what: string): void => {
  if (!isKept) throw new Error(what);
};

export const same = (what: string, actual: unknown, expected: unknown): void => {
  const [is, wanted] = [actual, expected].map((each) => JSON.stringify(each));
  promise(isDeepStrictEqual(actual, expected), `${what}: ${is} instead of ${wanted}`);
};

/** Something that somebody does. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  readonly run: () => Promise<void>;
}

// Everybody and everything around the shop, of the one story that is being played.
export let model: Model;
/** The servers of the shop: one, or two on one database. */
export let shops: readonly Shop[];
export let shop: Shop;
/** What this act draws from. */
export let chance: Chance;
export let now: Date;
export let time: number;
/** The machine has a fault, so that the server may say that it cannot. */
export let isTroubled: boolean;
/** Tokens of private links and sessions. */
export const secrets = new Set<string>();
let people: number;

export const beginStory = (servers: readonly [Shop, ...Shop[]]): void => {
  model = new Model();
  shops = servers;
  shop = servers[0];
  people = 0;
  secrets.clear();
};

export const beginAct = (drawn: Chance, at: Date, isBad: boolean): void => {
  chance = drawn;
  now = at;
  time = at.getTime();
  isTroubled = isBad;
};

export const expectTrouble = (): void => {
  isTroubled = true;
};

export const keepSecret = (path: string): void => {
  secrets.add(path.slice(path.lastIndexOf('/') + 1));
};

/** Mostly somebody who has been here before; of those the latest come most. */
export const anybody = (): Person => {
  const before = chance.is(0.7) ? chance.pick([...model.people.values()].slice(-40)) : undefined;
  if (before) return before;
  people += 1;
  const word = `zq${people}x`;
  const phone = `561 55${10_000 + people}`;
  const person = { word, name: `Vera ${word}`, email: `${word}@mail.example`, phone };
  model.people.set(word, person);
  return person;
};
