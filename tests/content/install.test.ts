import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const script = inRoot('deploy/install.sh');

/** A bare machine whose programs only note how they were called. */
const useMachine = () => {
  const folder = useTemporaryFolder();
  const programs = path.join(folder, 'programs');
  const dir = path.join(folder, 'opt');
  const calls = path.join(folder, 'calls');
  /** What is in these files is so. */
  const is = (state: 'down' | 'frozen', value: boolean) =>
    value ? writeFileSync(path.join(folder, state), '') : rmSync(path.join(folder, state));
  mkdirSync(programs);
  const note = `echo "$(basename "$0") $*" >> "${calls}"`;
  const texts = {
    'apt-get': `${note}; case $* in install*) touch "${programs}/installed" ;; esac`,
    'apt-cache': '[ "$*" = "show docker-compose-v2" ]',
    chown: note,
    // Each look at the clock is 40 seconds after the one before.
    date: `echo . >> "${programs}/looks"; echo $(($(wc -l < "${programs}/looks") * 40))`,
    sleep: ':',
    'docker-compose': 'exit 1',
    docker: `if [ "$*" = 'compose version' ]; then [ -e "${programs}/installed" ]; exit; fi
      ${note}
      for last; do :; done
      case $* in
        'image inspect'*) echo "id of $last" ;;
        'inspect --format {{.State.Paused}} the id of caddy') if [ -e "${folder}/frozen" ]; then echo true; else echo false; fi ;;
        'compose ps '*' caddy') echo the id of caddy ;;
        'compose exec '*--deep) if [ -e "${folder}/down" ]; then echo 'fetch failed' >&2; exit 1; fi ;;
        'compose logs '*) echo 'SESSION_HOUR in .env is not a setting; SESSION_HOURS is.' ;;
        *' scripts/backup.mjs '*) touch "storage/data/$(basename "$last")" ;;
        'run --detach'*)
          while [ "$1" != --env-file ]; do shift; done
          cp "$2" "${folder}/tried.env" ;;
      esac
      case $* in *' cp -a '*) mkdir storage/data; printf 'User name: admin\\nPassword: only once\\n\\nDelete this file.\\n' > storage/data/first-admin-password.txt ;; esac`,
    id: 'echo 0',
  };
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(programs, name), 0o755);
  }
  const run = (args: string[] = [], changes: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync('sh', args.length > 1 ? args : [script, ...args], {
      encoding: 'utf8',
      env: {
        PATH: `${programs}:${process.env.PATH}`,
        JEWELER_IMAGE: 'registry/jeweler',
        JEWELER_DIR: dir,
        DOMAIN: 'www.example.com',
        EMAIL: 'nephew@example.com',
        ...changes,
      },
    });
    return { status, said: stdout + stderr };
  };
  const called = () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []);
  return { folder, dir, run, called, is };
};

test.skipIf(process.platform === 'win32')('a dry run says all that a run does, and does nothing', () => {
  const { folder, dir, run, called } = useMachine();
  const dry = run(['--dry-run']);
  expect(dry.status).toBe(0);
  expect(called()).toEqual([]);
  expect(existsSync(dir)).toBe(false);
  const real = run();
  expect(real.status).toBe(0);
  const steps = ({ said }: typeof dry) => said.split('\n').filter((line) => line.startsWith('+'));
  expect(steps(dry).filter((step) => !step.includes('first password'))).toEqual(steps(real));
  // Every call that changes something was announced.
  for (const call of called().filter((each) => !/docker compose exec/.test(each)))
    expect(steps(dry).join('\n')).toContain(call.replace(/^docker compose/, 'compose'));
  expect(readdirSync(folder).sort()).toEqual(['calls', 'opt', 'programs']);
});

test.skipIf(process.platform === 'win32')(
  'the first run installs by the distribution, and shows the password once',
  () => {
    const { dir, run, called } = useMachine();
    const { said } = run();
    expect(called()).toContain('apt-get install --yes docker.io docker-compose-v2');
    expect(said).toContain('Its address is https://www.example.com\n');
    expect(said).toContain('Password: only once\n');
    expect(existsSync(path.join(dir, 'storage/data/first-admin-password.txt'))).toBe(false);
    const compose = readFileSync(path.join(dir, 'compose.yaml'), 'utf8');
    expect(compose).toMatch(/^ {2}caddy:\n {4}image: caddy:2$/m);
    expect(compose).toMatch(/^ {2}site:\n {4}image: jeweler:current$/m);
    expect(readFileSync(path.join(dir, 'Caddyfile'), 'utf8')).toMatch(
      /email nephew@example\.com[\s\S]+^www\.example\.com \{/m,
    );
    expect(readFileSync(path.join(dir, 'site.env'), 'utf8')).toContain('SITE_URL=https://www.example.com\n');
  },
);

test.skipIf(process.platform === 'win32')('an update is tried with the settings as the site has them', () => {
  const { folder, dir, run, called } = useMachine();
  run();
  const settings = [
    'SITE_URL="https://www.example.com" # ours',
    'MAIL_FROM=\'Maria\u2019s "Shop" <shop@example.com>\'',
    'SESSION_HOURS=8   # a day',
    'ADMIN_PASSWORD=with#and"within ',
  ];
  writeFileSync(path.join(dir, 'site.env'), settings.join('\n'));
  const { said } = run([], { JEWELER_PROBATION: '0' });
  expect(said).toContain('The new version serves.');
  const trial = called().find((call) => call.startsWith('docker run --detach'));
  // Nothing that the copy in trial does not have, and nothing outside.
  for (const name of ['SMTP_URL', 'DKIM_KEY_FILE', 'DKIM_SELECTOR', 'BACKUP_DIR', 'RESTIC_PASSWORD_FILE'])
    expect(trial).toContain(` --env ${name}= `);
  expect(trial).toContain(' --env MEDIA_DIR=/storage/media ');
  // As Compose reads them: docker run would take the quotes for a part of the value.
  expect(readFileSync(path.join(folder, 'tried.env'), 'utf8').split('\n')).toEqual([
    'SITE_URL=https://www.example.com',
    'MAIL_FROM=Maria\u2019s "Shop" <shop@example.com>',
    'SESSION_HOURS=8',
    'ADMIN_PASSWORD=with#and"within',
  ]);
});

test.skipIf(process.platform === 'win32')('a site that does not start with its settings says why', () => {
  const { run, is } = useMachine();
  run();
  is('down', true);
  const { status, said } = run([], { JEWELER_IMAGE: 'jeweler:current' });
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^The site does not start: fetch failed\nSESSION_HOUR in \.env is not a setting/m),
  ]);
});

test.skipIf(process.platform === 'win32')(
  'an interrupted update is undone only while its visitors still wait, or it had been found not to work',
  () => {
    const { dir, run, is } = useMachine();
    run();
    is('down', true);
    const data = (name: string) => path.join(dir, 'storage/data', name);
    const again = (copy: string) => {
      writeFileSync(data('jeweler.sqlite'), 'with what was sent since');
      writeFileSync(data(copy), 'as before');
      const { said } = run([], { JEWELER_IMAGE: 'jeweler:current' });
      expect(said).toContain('The last update was interrupted.');
      expect(existsSync(data(copy))).toBe(false);
      return readFileSync(data('jeweler.sqlite'), 'utf8');
    };
    // After a power failure Docker has started all of it.
    expect(again('update-before.sqlite')).toBe('with what was sent since');
    expect(readFileSync(data('update-kept.sqlite'), 'utf8')).toBe('as before');
    expect(again('update-back.sqlite')).toBe('as before');
    is('frozen', true);
    expect(again('update-before.sqlite')).toBe('as before');
    is('frozen', false);
    is('down', false);
    expect(again('update-back.sqlite')).toBe('with what was sent since');
  },
);

test.skipIf(process.platform === 'win32').each([
  ['a domain with https://', { DOMAIN: 'https://www.example.com' }, 'without https://'],
  ['no e-mail address', { EMAIL: 'nephew' }, 'nephew is not an e-mail address'],
  ['no image', { JEWELER_IMAGE: '@IMAGE@' }, 'names no image'],
])('%s is refused before anything is done', (_, changes, sentence) => {
  const { run, called } = useMachine();
  const { status, said } = run([], changes);
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(called()).toEqual([]);
});

test.skipIf(process.platform === 'win32')('half a download does nothing', () => {
  const { run, called } = useMachine();
  const text = readFileSync(script, 'utf8');
  run(['-c', text.slice(0, text.lastIndexOf('main "$@"'))]);
  run(['-c', text.slice(0, text.indexOf('change_places() {') + 40)]);
  expect(called()).toEqual([]);
});

const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0;
test.skipIf(!hasShellcheck)('shellcheck finds nothing in the shell scripts', () => {
  const hooks = readdirSync(inRoot('deploy/hooks')).map((name) => inRoot('deploy/hooks', name));
  execFileSync('shellcheck', [script, ...hooks]);
});

test('the mail settings of ONCE become ours, unless ours are set', () => {
  const mail = (environment: Record<string, string>) => {
    const env = { SMTP_ADDRESS: 'mail.example.com', MAILER_FROM_ADDRESS: 'shop@example.com', ...environment };
    const print = 'console.log(JSON.stringify(process.env))';
    const args = ['--import', inRoot('deploy/once-settings.mjs'), '--eval', print];
    const { SMTP_URL, MAIL_FROM, NOTIFY_EMAIL } = JSON.parse(
      execFileSync(process.execPath, args, { env, encoding: 'utf8' }),
    );
    return [SMTP_URL, MAIL_FROM, NOTIFY_EMAIL];
  };
  const from = 'shop@example.com';
  expect(mail({})).toEqual(['smtp://mail.example.com:587', from, from]);
  expect(
    mail({
      SMTP_PORT: '465',
      SMTP_USERNAME: 'a@b',
      SMTP_PASSWORD: 'p/ä#',
      NOTIFY_EMAIL: 'maria@example.com',
    }),
  ).toEqual(['smtps://a%40b:p%2F%C3%A4%23@mail.example.com:465', from, 'maria@example.com']);
  expect(mail({ SMTP_URL: 'smtp://own.example.com' })).toEqual([
    'smtp://own.example.com',
    undefined,
    undefined,
  ]);
});
