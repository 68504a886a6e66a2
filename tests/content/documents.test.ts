import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Field, type Fields, fieldTable } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';

const inDocs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' });
const documents = [
  ...readdirSync(inRoot()),
  ...inDocs.map((name) => path.join('docs', name).replaceAll('\\', '/')),
].filter((name) => name.endsWith('.md'));
const read = (name: string): string => readFileSync(inRoot(name), 'utf8');

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsIn = (name: string): string[] =>
  [...read(name).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const leadsSomewhere = (from: string, target: string): boolean => {
  const [file = '', anchor] = target.split('#');
  const name = file === '' ? from : path.join(path.dirname(from), file);
  return existsSync(inRoot(name)) && (anchor === undefined || anchorsIn(name).includes(anchor));
};

// Those of the handbook into the portal are followed by the test of its screen.
test.each(documents)('links in %s lead somewhere', (name) => {
  const targets = [...read(name).matchAll(/(?:\]\(|src=")(?!\w+:|\/admin\/)([^)"\s]+)[)"]/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => !leadsSomewhere(name, target))).toEqual([]);
});

// Decisions and the changelog tell what was, recipes what is to be made; all others what is.
const present = documents.filter((name) => !/^(?:docs\/decisions\/\d|docs\/recipes\/|CHANGELOG)/.test(name));

test.each(present)('paths in %s exist', (name) => {
  const paths = [
    ...read(name).matchAll(/`((?:\.github|core|desktop-admin|docs|server|tests|web)\/[^`<\s]+)/g),
  ];
  // Made by builds and tests.
  const made = /^(?:desktop-admin\/(?:out|release)|web\/(?:dist|styled-system)|server\/dist)\b/;
  const missing = paths
    .map(([, written = '']) => written.replace(/\/$/, ''))
    .filter((written) => !made.test(written) && !existsSync(inRoot(written)));
  expect(missing).toEqual([]);
});

test('each release that is built by hand has the settings, which are nowhere else', () => {
  const text = read('docs/deployment.md');
  const releases = text.match(/^sudo -Hu jeweler git clone/gm);
  expect(text.match(/^sudo -u jeweler ln -s \/srv\/jeweler\/settings\.env \.env$/gm)).toHaveLength(
    releases?.length ?? 0,
  );
  expect(read('deploy/jeweler.service')).not.toMatch(/SITE_URL|DATA_DIR=/);
});

test('what needs a stopped server is run in a container of its own, where exec has none', () => {
  const [, oneLine = '', compose = ''] = read('docs/deployment.md').split(/^## (?=One line|Compose)/m);
  expect(oneLine).toMatch(
    /compose stop site\n.*compose run --rm site node scripts\/backup\.mjs restore .*\n.*compose up --detach\n/,
  );
  expect(oneLine).toContain('compose run --rm site node scripts/doctor.mjs --rebuild');
  // Nothing else of a container can be written, and /tmp ends with it.
  expect(oneLine).toContain(
    'compose run --rm site restic restore latest --host jeweler --target /storage/data/',
  );
  for (const text of [compose, read('docs/backup.md').split(/^## (?=Restore)/m)[1]])
    expect(text).toMatch(/\]\((?:deployment\.md)?#commands-in-a-container\)/);
});

test('every decision is in the index, with its title', () => {
  const index = read('docs/decisions/README.md');
  const decisions = documents.filter((name) => /^docs\/decisions\/\d{4}-/.test(name));
  for (const name of decisions) {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(name)) ?? [];
    expect(index).toContain(`| [${number}](${path.basename(name)}) | ${title} |`);
    expect(read(name)).toMatch(/^- Status: \S/m);
  }
  expect(index.match(/^\| \[\d{4}\]/gm)).toHaveLength(decisions.length);
});

/** Names in a row of that list that are no fields of the table. */
interface Extra {
  required?: string[];
  first?: string[];
  last?: string[];
}

test('the lists of fields in docs/catalogue.md are those of the table of fields', () => {
  const rows = read('docs/catalogue.md').match(/^\| `(?:categories|collections|products|bannerItems)` .*$/gm);
  const isRequired = (field: Field) => field.isRequired === true;
  const names = (fields: Fields, isListed: (field: Field) => boolean) =>
    Object.entries(fields).flatMap(([path, field]) => (isListed(field) ? [path.split('.')[0]] : []));
  const row = (list: string, fields: Fields, { required = ['id'], first = [], last = [] }: Extra = {}) => {
    const optional = [...first, ...names(fields, (field) => !isRequired(field)), ...last];
    const cells = [[list], [...required, ...names(fields, isRequired)], optional];
    return `| ${cells.map((cell) => [...new Set(cell)].map((name) => `\`${name}\``).join(', ')).join(' | ')} |`;
  };
  expect(rows).toEqual([
    row('categories', fieldTable.categories),
    row('collections', fieldTable.collections),
    row('products', fieldTable.products, { last: ['sold'] }),
    row('bannerItems', fieldTable.announcements, { required: [], first: ['id'] }),
  ]);
});

test('the columns in docs/catalogue.md are those of the table of pieces', () => {
  const text = read('docs/catalogue.md').replaceAll(/\s+/g, ' ');
  const headings = Object.values<Field>(fieldTable.products)
    .filter(({ control }) => control !== 'place')
    .map(({ label, column = label }) => `*${column}*`);
  const named = /The columns: (.+), \*State\*/.exec(text)?.[1]?.replaceAll(/ \([^)]*\)/g, '');
  expect(named).toBe(headings.join(', '));
});
