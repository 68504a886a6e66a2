import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';

const FOLDER = 'docs/handbook';
const pages = readdirSync(inRoot(FOLDER)).filter((name) => name.endsWith('.md'));
const pictures = readdirSync(inRoot(FOLDER, 'pictures'));
const read = (name: string): string => readFileSync(inRoot(FOLDER, name), 'utf8');

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** All that can be on a screen of the portal or on the page for phones. */
const sources = inOneLine(
  ['core/src', 'core/portal/src', 'web/src/phone']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => readFileSync(inRoot(folder, name), 'utf8')),
    )
    .join('\n'),
);

/** What a screen puts together, and the part of it that stands in the source. */
const parts: Readonly<Record<string, string>> = { 'New piece': 'New' };

/** Whether it is a whole text of a screen, or the beginning of one that ends in a number or name. */
const isOnScreen = (text: string): boolean => {
  const escaped = (parts[text] ?? text).replaceAll(/[.?()]/g, '\\$&');
  return new RegExp(`[>'"\`] ?${escaped}(?: ?[<'"\`{]| \\$\\{)`).test(sources);
};

test.each(pages)('%s has one title, and says first what it is for', (name) => {
  expect(read(name)).toMatch(/^# .+\n\nFor .+\n/);
  expect(read(name).match(/^# /gm)).toHaveLength(1);
});

test.each(pages)('the buttons in %s are on the screens, letter by letter', (name) => {
  const buttons = [...inOneLine(read(name)).matchAll(/\*\*(.+?)\*\*/g)].map(([, button = '']) => button);
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => !isOnScreen(button))).toEqual([]);
});

test.each(pages)('the fields and screens in %s are called so', (name) => {
  const names = [...inOneLine(read(name)).matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, text = '']) => text);
  expect(names.filter((text) => !sources.includes(text))).toEqual([]);
});

test('every picture is shown, and small', () => {
  const shown = pages.flatMap((name) =>
    [...read(name).matchAll(/!\[[^\]]{20,}\]\(pictures\/(.+?)\)/g)].map(([, picture = '']) => picture),
  );
  expect([...new Set(shown)].sort()).toEqual(pictures.sort());
  expect(pictures.filter((name) => statSync(inRoot(FOLDER, 'pictures', name)).size > 25_000)).toEqual([]);
});
