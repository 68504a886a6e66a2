import { globalCss } from '@jeweler/core/theme/definitions';
import type { Config } from '@pandacss/dev';
import { conditions } from './conditions.ts';
import { recipes } from './recipes.ts';
import { leftOut } from './utilities.ts';

/**
 * Fails the build if a style would be missing from the sheet or be emitted in another order than it is
 * written in; Panda reports neither. Every fault is printed with its file.
 */
export const checkStyles: NonNullable<Config['hooks']> = {
  'config:resolved': () => {
    report(findFaults(globalCss), 'core/src/theme/global-css.ts');
    report(findFaults(recipes), 'core/src/theme/recipes');
  },
  'parser:after': ({ filePath, result }) => {
    for (const { data } of result?.all ?? []) report([...findFaults(data), ...openOrder(data)], filePath);
  },
  'cssgen:done': ({ content }) => {
    const names = [...content.matchAll(UNRESOLVED_TOKEN)].map(([, name]) => name?.replaceAll('\\', ''));
    report(
      [...new Set(names)].map((name) => `no token is called ${name}`),
      'web/src',
    );
  },
};

/** What Panda leaves of `{colors.accent}` in a value if there is no such token: `colors\.accent`. */
const UNRESOLVED_TOKEN = /:[^;{}]*?([a-z]+(?:\\\.[\w-]+)+)[^;{}]*;/gi;

/** Panda catches errors thrown by hooks, so the build fails through the exit code. */
const report = (faults: readonly string[], file: string) => {
  if (faults.length === 0) return;
  process.exitCode = 1;
  process.stderr.write(faults.map((fault) => `${file}: ${fault}.\n`).join(''));
};

/** All style objects in `value`, including itself. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
};

const isUnknownCondition = (key: string) => key.startsWith('_') && !Object.hasOwn(conditions, key.slice(1));

const findFaults = (styles: unknown): string[] =>
  objectsIn(styles)
    .flatMap(Object.keys)
    .flatMap((key) => {
      if (leftOut.has(key)) return [`add ${key} to web/panda/utilities.ts`];
      return isUnknownCondition(key) ? [`add ${key} to web/panda/conditions.ts`] : [];
    });

const SIDES = /^border(?:Top|Right|Bottom|Left|Block|Inline)?$/;

/** Atomic rules are sorted, and Panda alone decides the order of these two in the sheet. */
const openOrder = (styles: unknown): string[] =>
  objectsIn(styles).flatMap((style) => {
    const side = Object.keys(style).find((key) => SIDES.test(key));
    return side && 'borderColor' in style ? [`give ${side} its color itself, in place of borderColor`] : [];
  });
