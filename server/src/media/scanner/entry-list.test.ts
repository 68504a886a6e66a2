import { comparePaths } from '@jeweler/core/format';
import { expect, test } from 'vitest';
import { EntryCopy } from '../index/entry-copy.ts';
import { EntryList } from './entry-list.ts';
import { pack, unpack } from './scan-messages.ts';

const entry = (path: string, size = 1) => ({ path, size, modified: 1, added: 1 });

test('a copy of the list that is told each step is the list, whatever the steps', () => {
  const [list, copy] = [new EntryList(), new EntryCopy()];
  const expected = new Map<string, number>();
  // Deterministic and mixed: additions, changes and removals anywhere in the list.
  for (let step = 1; step <= 40; step += 1) {
    const changes = new Map<string, ReturnType<typeof entry> | undefined>();
    for (let index = 0; index < 30; index += 1) {
      const path = `shoot ${(step * 7 + index * 13) % 11}/IMG_${(step * 31 + index * 17) % 97}.jpg`;
      const isRemoved = (step + index) % 3 === 0;
      changes.set(path, isRemoved ? undefined : entry(path, step));
      if (isRemoved) expected.delete(path);
      else expected.set(path, step);
    }
    for (const part of pack(list.apply(changes))) copy.add(unpack(part));
    copy.applyStep();
    const sorted = [...expected.keys()].sort(comparePaths);
    expect(copy.sorted.map(({ path }) => path)).toEqual(sorted);
    expect(copy.sorted.every(({ path, size }) => expected.get(path) === size)).toBe(true);
    expect(copy.get('shoot 1/none.jpg')).toBeUndefined();
  }
});

test('more changes than one message holds are one step', () => {
  const copy = new EntryCopy();
  const changes = new Map(
    Array.from({ length: 5000 }, (_, index) => [`${index}.jpg`, entry(`${index}.jpg`)]),
  );
  for (const part of pack(new EntryList().apply(changes))) copy.add(unpack(part));
  expect(copy.applyStep()?.upserted).toHaveLength(5000);
  expect(copy.sorted.map(({ path }) => path)).toEqual([...changes.keys()]);
});
