import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { openNative } from '../../../server/src/database/native-database.ts';
import { freePort } from '../../support/free-port.ts';
import { postJson } from '../../support/post-json.ts';
import { useProjectCopy } from '../../support/project-copy.ts';
import { contactMessage } from '../../support/submission-builders.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const named = hasCaddy ? 'install.sh' : 'install.sh (skipped: Caddy is not installed here)';

/** Makes the database one that only the new version can open. */
const MIGRATED = `
  const { default: Sqlite } = await import(process.cwd() + '/node_modules/better-sqlite3/lib/index.js');
  const database = new Sqlite(process.env.DATA_DIR + '/jeweler.sqlite');
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-next', '2026-11-29')");
  database.exec('drop table submissions');
  database.close();`;
/** Listens, and is never well. */
const NEVER_UP = `
  const { createServer } = await import('node:http');
  createServer((_, response) => response.writeHead(503).end('not yet')).listen(Number(process.env.PORT));
  await new Promise(() => {});`;

/** What a next version does before it serves. */
const broken = {
  'fails in its migration': `${MIGRATED} throw new Error('The migration failed.');`,
  'starts and then dies': 'setTimeout(() => process.exit(1), 3000);',
  'is never up': NEVER_UP,
};
const brokenWithTheDatabaseItself = `if (!process.env.DATA_DIR.includes('trial')) { ${MIGRATED} ${NEVER_UP} }`;

/** A machine on which install.sh has installed the site, with processes instead of containers. */
const install = async () => {
  const project = await useProjectCopy();
  const state = path.join(project.folder, 'state');
  const programs = path.join(project.folder, 'programs');
  const dir = path.join(project.folder, 'opt jeweler');
  for (const folder of [path.join(state, 'storage/data'), path.join(state, 'storage/media'), programs])
    mkdirSync(folder, { recursive: true });
  const program = (name: string, text: string) => {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(programs, name), 0o755);
  };
  program('docker', `exec "${process.execPath}" "${inRoot('tests/support/process-docker.mjs')}" "$@"`);
  for (const name of ['apt-get', 'chown']) program(name, ':');
  program('apt-cache', 'exit 1');
  program('id', 'echo 0');
  const images = path.join(state, 'docker.json');
  const offer = (image: string) => {
    const known = existsSync(images) ? JSON.parse(readFileSync(images, 'utf8')) : { tags: {}, running: {} };
    known.tags['shop/jeweler'] = image;
    writeFileSync(images, JSON.stringify(known));
  };
  const [sitePort, proxyPort] = [await freePort(), await freePort()];
  /** Runs install.sh; killed once it says `killedAt`. */
  const run = async (killedAt?: string) => {
    const child = spawn('sh', [inRoot('deploy/install.sh')], {
      env: {
        HOME: project.folder,
        PATH: `${programs}:${process.env.PATH}`,
        PROJECT: project.folder,
        STATE: state,
        SITE_PORT: String(sitePort),
        PROXY_PORT: String(proxyPort),
        JEWELER_IMAGE: 'shop/jeweler',
        JEWELER_DIR: dir,
        JEWELER_PROBATION: '5',
        DOMAIN: 'www.example.com',
        EMAIL: 'nephew@example.com',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        if (killedAt && said.includes(killedAt)) child.kill('SIGKILL');
      });
    const [code] = await once(child, 'close');
    return { code, said };
  };
  onTestFinished(async () => {
    for (const { pid } of Object.values(JSON.parse(readFileSync(images, 'utf8')).running) as {
      pid: number;
    }[])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
  });
  offer('well');
  const first = await run();
  return { dir, first, run, offer, project, origin: `http://127.0.0.1:${proxyPort}` };
};
type Machine = Awaited<ReturnType<typeof install>>;

/** The next version, loaded before the server. */
const offerBroken = ({ project, offer }: Machine, text: string) => {
  const file = path.join(project.folder, 'state/next.mjs');
  writeFileSync(file, `if (process.argv[1]?.endsWith('serve.mjs')) { ${text} }`);
  offer(file);
};

/** Sends forms one after the other until it is stopped. */
const sendForms = (origin: string) => {
  const answers: { status: number; message: string; ms: number }[] = [];
  let stopped = false;
  const finished = (async () => {
    for (let count = 1; !stopped; count += 1) {
      const message = `Message number ${count}`;
      const start = performance.now();
      const status = await postJson(`${origin}/api/contact`, contactMessage({ message }));
      answers.push({ status, message, ms: performance.now() - start });
      await delay(50);
    }
  })();
  return async () => {
    stopped = true;
    await finished;
    return answers;
  };
};

const messagesIn = ({ dir }: Machine): string[] => {
  const database = openNative(path.join(dir, 'storage/data/jeweler.sqlite'), { readonly: true });
  const rows = database.prepare('select details from submissions order by id').all() as { details: string }[];
  database.close();
  return rows.map(({ details }) => (JSON.parse(details) as { message: string }).message);
};

/** Sends forms while `work` goes on: all are answered by success, and each is in the database once. */
const whileForms = async <Outcome>(machine: Machine, work: () => Promise<Outcome>) => {
  const stop = sendForms(machine.origin);
  const outcome = await work();
  await delay(1000);
  const answers = await stop();
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const sent = answers.map(({ message }) => message);
  expect(messagesIn(machine).slice(-sent.length)).toEqual(sent);
  return { ...outcome, longest: Math.max(...answers.map(({ ms }) => ms)) / 1000 };
};
const update = (machine: Machine) => whileForms(machine, () => machine.run());

const noteIn = ({ dir }: Machine) => path.join(dir, 'storage/data/update-failed.txt');

// A version is looked at for seconds, and what fails is waited for: longer than other tests.
describe.skipIf(!hasCaddy)(named, { timeout: 300_000 }, () => {
  test('installs, shows the first password once, and updates while forms are sent', async () => {
    const machine = await install();
    expect(machine.first.code).toBe(0);
    expect(machine.first.said).toMatch(/^Password: \S{16}$/m);
    expect(existsSync(path.join(machine.dir, 'storage/data/first-admin-password.txt'))).toBe(false);
    const again = await machine.run();
    expect(again.said).toMatch(/^Version \S+ is the newest one, and it runs\.$/m);
    expect(again.said).not.toContain('Password');

    const good = path.join(machine.project.folder, 'state/good.mjs');
    writeFileSync(good, '');
    machine.offer(good);
    const { code, said, longest } = await update(machine);
    expect([code, said]).toEqual([0, expect.stringContaining('The new version serves.')]);
    expect(longest).toBeLessThan(30);
    expect(
      readdirSync(path.join(machine.dir, 'storage/data')).filter((name) => name.startsWith('update-')),
    ).toEqual([]);
  });

  test('a next version whose migration fails, that dies after its start, or is never up, is not used', async () => {
    const machine = await install();
    for (const [fault, text] of Object.entries(broken)) {
      offerBroken(machine, text);
      const { code, said, longest } = await update(machine);
      expect([fault, code, said]).toEqual([
        fault,
        1,
        expect.stringContaining('Nothing has changed: the version from before serves.'),
      ]);
      expect(longest).toBeLessThan(5);
      const note = readFileSync(noteIn(machine), 'utf8');
      expect(note).toMatch(/^The update from version \S+ to \S+ was not made/);
      rmSync(noteIn(machine));
    }
  });

  test('a next version that fails with the database itself is undone within a minute', async () => {
    const machine = await install();
    offerBroken(machine, brokenWithTheDatabaseItself);
    const { code, said, longest } = await update(machine);
    expect([code, said]).toEqual([1, expect.stringContaining('The version from before serves again.')]);
    expect(longest).toBeLessThan(60);
    expect(readFileSync(noteIn(machine), 'utf8')).toContain(
      'was undone: the new version does not work. /up answers 503',
    );
  });

  test('an update that is killed while the versions change places is finished by the next run', async () => {
    const machine = await install();
    const good = path.join(machine.project.folder, 'state/good.mjs');
    writeFileSync(good, '');
    machine.offer(good);
    const { code, said } = await whileForms(machine, async () => {
      await machine.run('compose up --detach --no-deps site');
      expect(readdirSync(path.join(machine.dir, 'storage/data'))).toContain('update-before.sqlite');
      return machine.run();
    });
    expect([code, said]).toEqual([0, expect.stringContaining('The last update was interrupted.')]);
    expect(readdirSync(path.join(machine.dir, 'storage/data'))).not.toContain('update-before.sqlite');
  });
});
