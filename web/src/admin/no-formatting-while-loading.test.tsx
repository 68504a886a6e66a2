import { expect, test, vi } from 'vitest';

/** The line that called Intl. */
const caller = (): string =>
  new Error().stack
    ?.split('\n')
    .slice(1)
    .find((line) => !line.includes('no-formatting-while-loading') && !line.includes('Reflect')) ?? '';

/** The first use of Intl takes tens of milliseconds, for which nothing that starts should wait (decision 0090). */
test('nothing is formatted, and no formatter created, while the code of the portal loads', async () => {
  const used: string[] = [];
  const watched = <T extends object>(original: T): T =>
    new Proxy(original, {
      construct: (target, args, newTarget) => {
        used.push(caller());
        return Reflect.construct(target as new () => object, args, newTarget);
      },
      apply: (target, self, args) => {
        used.push(caller());
        return Reflect.apply(target as () => unknown, self, args);
      },
    });
  for (const name of [
    'Collator',
    'DateTimeFormat',
    'ListFormat',
    'NumberFormat',
    'RelativeTimeFormat',
  ] as const)
    Reflect.set(Intl, name, watched(Intl[name]));
  for (const { prototype } of [Number, Date]) prototype.toLocaleString = watched(prototype.toLocaleString);
  Date.prototype.toLocaleDateString = watched(Date.prototype.toLocaleDateString);
  Date.prototype.toLocaleTimeString = watched(Date.prototype.toLocaleTimeString);

  // Creates a collator. Chakra compares media queries by it that stand side by side and have no width.
  const compared = vi.spyOn(String.prototype, 'localeCompare');

  await import('./entry.tsx');
  // That it would notice:
  const before = used.length;
  new Intl.NumberFormat('en-US');
  expect(used).toHaveLength(before + 1);

  // A package's own ones are loaded here whole, in the portal's build only what it uses of them.
  expect(used.filter((line) => line.includes('/src/'))).toEqual([]);
  expect(compared).not.toHaveBeenCalled();
});
