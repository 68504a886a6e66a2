import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ResticStore } from '../../../server/src/backups/restic-store.ts';
import { prepareStandby } from '../../../server/src/commands/standby.ts';
import { useShop } from '../../api/backups/shop.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const hasRestic = spawnSync('restic', ['version']).status === 0;
const OTHER_DISK = '/dev/shm';
const hasOtherDisk = existsSync(OTHER_DISK) && statSync(OTHER_DISK).dev !== statSync(tmpdir()).dev;
const named = hasRestic ? 'restic' : 'restic (skipped: it is not installed here)';

const useRepository = () => {
  const folder = useTemporaryFolder();
  const [repository, passwordFile] = [path.join(folder, 'repository'), path.join(folder, 'password')];
  writeFileSync(passwordFile, 'a password for tests\n');
  const environment = { ...process.env, RESTIC_REPOSITORY: repository, RESTIC_PASSWORD_FILE: passwordFile };
  const restic = (...args: string[]) => execFileSync('restic', args, { env: environment, encoding: 'utf8' });
  return { folder, repository, passwordFile, environment, restic };
};

describe.skipIf(!hasRestic)(named, () => {
  test('keeps the copies, encrypted, and brings up another machine', async () => {
    const { folder, repository, passwordFile, environment, restic } = useRepository();
    restic('init');
    const shop = useShop({ restic: { repository, passwordFile } });
    shop.writeMedia('.uploads/1', 'half');
    writeFileSync(path.join(shop.root, '.env'), 'SESSION_HOURS=7\n');
    expect(await shop.backUp({ isChecked: true })).toEqual({
      made: expect.any(String),
      contents: '0 requests, 0 products, 1 admin',
    });
    expect(await shop.backUp()).toEqual({ made: expect.any(String) });
    expect(JSON.parse(restic('snapshots', '--json'))).toHaveLength(2);
    expect(restic('ls', 'latest')).not.toContain('.uploads');

    const root = path.join(folder, 'standby');
    mkdirSync(root);
    const said: string[] = [];
    await prepareStandby(undefined, { environment, root, say: (line) => void said.push(line) });
    expect(readFileSync(path.join(root, '.env'), 'utf8')).toBe('SESSION_HOURS=7\n');
    expect(readFileSync(path.join(root, 'media/rings/solitaire.jpg'), 'utf8')).toBe('a solitaire');
    expect(existsSync(path.join(root, 'data/jeweler.sqlite'))).toBe(true);
    expect(said.at(-1)).toMatch(/^Restored in \d+ s$/);
  });

  test.skipIf(!hasOtherDisk)('brings the media to a folder on another disk', async () => {
    const { folder, repository, passwordFile, restic } = useRepository();
    restic('init');
    const shop = useShop({ restic: { repository, passwordFile } });
    shop.writeMedia('.restic-cut-off/rings/solitaire.jpg', 'left behind');
    expect((await shop.backUp()).failure).toBeUndefined();
    expect(restic('ls', 'latest')).not.toContain('cut-off');

    const disk = mkdtempSync(path.join(OTHER_DISK, 'jeweler-'));
    onTestFinished(() => rmSync(disk, { recursive: true }));
    const media = path.join(folder, 'media');
    symlinkSync(disk, media);
    expect(await new ResticStore({ repository, passwordFile }).fetchMedia(media)).toBe(2);
    expect(readdirSync(disk).sort()).toEqual(['films', 'rings']);
  });

  test('goes on after a copy that was cut off, which leaves its lock behind', async () => {
    const { repository, passwordFile, environment, restic } = useRepository();
    restic('init');
    const shop = useShop({ restic: { repository, passwordFile } });
    const cutOff = spawn('restic', ['backup', '--stdin'], { env: environment });
    await expect.poll(() => readdirSync(path.join(repository, 'locks'))).toHaveLength(1);
    const ended = once(cutOff, 'close');
    cutOff.kill('SIGKILL');
    await ended;
    expect(readdirSync(path.join(repository, 'locks'))).toHaveLength(1);
    expect((await shop.backUp({ isChecked: true })).failure).toBeUndefined();
  });

  test('says what to do without a repository, or with another password', async () => {
    const { repository, passwordFile, restic } = useRepository();
    const shop = useShop({ restic: { repository, passwordFile } });
    expect((await shop.backUp()).failure).toMatch(
      /^There is no repository at RESTIC_REPOSITORY.+run restic init once/,
    );
    restic('init');
    writeFileSync(passwordFile, 'another');
    expect((await shop.backUp()).failure).toMatch(/^restic: .*wrong password/);
  });

  test('copies the database although the media folder is away, and says so', async () => {
    const { repository, passwordFile, restic } = useRepository();
    restic('init');
    const shop = useShop({ restic: { repository, passwordFile } });
    renameSync(shop.config.mediaDir, `${shop.config.mediaDir}.away`);
    const outcome = await shop.backUp();
    expect(outcome).toEqual({
      partial: expect.any(String),
      failure: expect.stringMatching(/^restic could not read everything: .+does not exist/),
    });
    mkdirSync(shop.config.mediaDir);
    expect((await shop.backUp()).failure).toMatch(/ is empty: is its drive connected\?/);
  });

  test('finds a repository that was damaged', async () => {
    const { repository, passwordFile, restic } = useRepository();
    restic('init');
    const shop = useShop({ restic: { repository, passwordFile } });
    await shop.backUp();
    rmSync(path.join(repository, 'data'), { recursive: true });
    const { failure } = await shop.backUp({ isChecked: true });
    expect(failure).toMatch(/^restic: /);
  });
});

test('restic that is not installed is reported with what to do', async () => {
  const { repository, passwordFile } = useRepository();
  const shop = useShop({ restic: { repository, passwordFile } });
  const { PATH } = process.env;
  process.env.PATH = '';
  try {
    expect((await shop.backUp()).failure).toBe(
      'RESTIC_REPOSITORY is set, but restic is not installed: sudo apt install restic.',
    );
  } finally {
    process.env.PATH = PATH;
  }
});
