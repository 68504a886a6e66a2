import { appendFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useProjectCopy } from '../../support/project-copy.ts';

/** All files and folders below `folder` with their modification times. */
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .sort()
    .map((name) => [name, statSync(path.join(folder, name)).mtimeMs]);

const commands: [script: string, ...args: string[]][] = [
  ['catalogue.mjs', 'import', 'server/sample-catalogue.json'],
  ['admin.mjs', 'list'],
  ['backup.mjs', 'backup.sqlite'],
];

test('commands run the build that is there and neither install nor build, whatever changed since', async () => {
  const project = await useProjectCopy();
  const npm = path.join(project.folder, 'npm.js');
  writeFileSync(
    npm,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(`${npm}.called`)}, '');`,
  );
  appendFileSync(path.join(project.folder, 'package-lock.json'), '\n');
  const before = contents(project.build);
  for (const [script, ...args] of commands) {
    const files = args.map((arg) => (path.extname(arg) ? path.join(project.folder, arg) : arg));
    const command = project.spawn(script, files, { npm_execpath: npm });
    expect([script, await command.ended, command.said()]).toEqual([
      script,
      0,
      expect.not.stringContaining('uilding'),
    ]);
  }
  expect(contents(project.build)).toEqual(before);
  expect(existsSync(`${npm}.called`)).toBe(false);
});

test.each(commands.map(([script]) => script))(
  '%s says in one line what to do without a build',
  async (script) => {
    const project = await useProjectCopy({ built: false });
    const command = project.spawn(script);
    expect(await command.ended).toBe(1);
    expect(command.said().trim()).toBe(
      'The server is not built yet: run `npm start` once, or `npm run build`.',
    );
  },
);

test('a command says in one line what to do without packages', async () => {
  const project = await useProjectCopy({ installed: false });
  const command = project.spawn('backup.mjs', ['backup.sqlite']);
  expect(await command.ended).toBe(1);
  expect(command.said().trim()).toBe(
    'The packages are not installed yet: run `npm start` once, or `npm run build`.',
  );
});

test('a command that came with an update says that the build is older', async () => {
  const project = await useProjectCopy();
  writeFileSync(
    path.join(project.folder, 'scripts/new.mjs'),
    "import { runCommand } from './lib/run-command.mjs';\nawait runCommand('new');\n",
  );
  const command = project.spawn('new.mjs');
  expect(await command.ended).toBe(1);
  expect(command.said().trim()).toBe(
    'The last build is older than this command: run `npm start` once, or `npm run build`.',
  );
});
