import { expect, test } from 'vitest';
import { afterSaving, changedNames, conflictNames, type Edit, follow, resolve } from './merging.ts';
import type { Texts } from './texts.ts';

const start: Texts = { name: 'Ring', price: '100', description: 'A ring.' };
const edit = (mine: Texts, base: Texts = start): Edit => ({ base, mine: { ...base, ...mine } });

test('untouched texts follow, touched ones stay', () => {
  const next = follow(edit({ name: 'Halo' }), { ...start, price: '200' });
  expect(next.mine).toEqual({ ...start, name: 'Halo', price: '200' });
  expect(changedNames(next)).toEqual(['name']);
  expect(conflictNames(next, { ...start, price: '200' })).toEqual([]);
});

test('the same text changed by both is a conflict until one is chosen', () => {
  const theirs = { ...start, name: 'Solitaire' };
  const next = follow(edit({ name: 'Halo' }), theirs);
  expect(conflictNames(next, theirs)).toEqual(['name']);
  expect(resolve(next, theirs, 'name', 'mine')).toEqual(edit({ name: 'Halo' }, theirs));
  expect(resolve(next, theirs, 'name', 'theirs')).toEqual(edit({}, theirs));
});

test('the same change by both is none', () => {
  const theirs = { ...start, name: 'Halo' };
  const next = follow(edit({ name: 'Halo' }), theirs);
  expect(changedNames(next)).toEqual([]);
  expect(conflictNames(next, theirs)).toEqual([]);
});

test('what is typed while a save is on its way stays', () => {
  const sent = { name: ' Halo ' };
  const stored = { ...start, name: 'Halo' };
  expect(afterSaving(edit(sent), sent, stored)).toEqual(edit({}, stored));
  expect(afterSaving(edit({ name: ' Halo ring' }), sent, stored)).toEqual(
    edit({ name: ' Halo ring' }, stored),
  );
  expect(afterSaving(edit({ ...sent, price: '5' }), sent, stored)).toEqual(edit({ price: '5' }, stored));
});

/** A small generator of pseudorandom numbers (mulberry32), so that a failure can be repeated. */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

/**
 * A server that knows what DESIGN says: a save names the revision it was made on; other fields are joined, the
 * same field is a conflict.
 */
const createServer = () => {
  const versions: Texts[] = [start];
  const present = () => versions.at(-1) ?? start;
  return {
    versions,
    present,
    revision: () => versions.length - 1,
    save: (changes: Texts, revision: number): boolean => {
      const known = versions[revision] ?? start;
      const isConflict = Object.keys(changes).some(
        (name) => present()[name] !== known[name] && present()[name] !== changes[name],
      );
      if (!isConflict) versions.push({ ...present(), ...changes });
      return !isConflict;
    },
  };
};

/** Somebody with the form open, and everything this person has had before the eyes or given up. */
const createEditor = (
  server: ReturnType<typeof createServer>,
  who: string,
  pick: <T>(all: readonly T[]) => T,
) => {
  let mine = edit({});
  let seen = server.present();
  let revision = 0;
  let count = 0;
  const typed = new Set<string>();
  const shown = new Set(Object.values(start));
  const givenUp = new Set<string>();
  const become = (next: Edit) => {
    mine = next;
    for (const text of Object.values(next.mine)) shown.add(text);
  };
  const learn = () => {
    seen = server.present();
    revision = server.revision();
    become(follow(mine, seen));
  };
  const choose = () => {
    for (const name of conflictNames(mine, seen)) {
      shown.add(seen[name] ?? '');
      const choice = pick(['mine', 'theirs'] as const);
      if (choice === 'theirs') givenUp.add(mine.mine[name] ?? '');
      become(resolve(mine, seen, name, choice));
    }
  };
  const type = () => {
    const name = pick(Object.keys(start));
    count += 1;
    const text = `${who} ${count}`;
    givenUp.add(mine.mine[name] ?? '');
    typed.add(text);
    become({ ...mine, mine: { ...mine.mine, [name]: text } });
  };
  /** The texts that a save replaces without their having been shown to whoever saves. */
  const save = (): readonly string[] => {
    if (conflictNames(mine, seen).length > 0) return [];
    const changed = changedNames(mine);
    if (changed.length === 0) return [];
    const before = server.present();
    const sent = Object.fromEntries(changed.map((name) => [name, mine.mine[name] ?? '']));
    if (!server.save(sent, revision)) {
      learn();
      return [];
    }
    seen = server.present();
    revision = server.revision();
    become(afterSaving(mine, sent, seen));
    return changed.map((name) => before[name] ?? '').filter((text) => !shown.has(text));
  };
  return { typed, givenUp, learn, choose, type, save };
};

test('in 10,000 interleavings of two editors, no edit is lost without its author having been shown', () => {
  for (let seed = 0; seed < 10_000; seed += 1) {
    const next = random(seed);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
    const server = createServer();
    const editors = ['Anna', 'Ben'].map((who) => createEditor(server, who, pick));
    const overwritten: string[] = [];
    for (let step = 0; step < 24; step += 1) {
      const editor = pick(editors);
      const action = pick(['type', 'type', 'save', 'learn', 'choose'] as const);
      if (action === 'save') overwritten.push(...editor.save());
      else editor[action]();
    }
    // Both finish: what is left is decided and stored.
    for (let round = 0; round < 4; round += 1)
      for (const editor of editors) {
        overwritten.push(...editor.save());
        editor.choose();
        overwritten.push(...editor.save());
      }
    const stored = new Set(server.versions.flatMap((texts) => Object.values(texts)));
    const lost = editors.flatMap(({ typed, givenUp }) =>
      [...typed].filter((text) => !stored.has(text) && !givenUp.has(text)),
    );
    if (overwritten.length > 0 || lost.length > 0) expect({ seed, overwritten, lost }).toBeUndefined();
  }
}, 60_000);
