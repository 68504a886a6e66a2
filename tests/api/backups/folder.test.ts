import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MediaStore } from '../../../server/src/backups/media-store.ts';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { runWith } from '../../support/command-host.ts';
import { mountDisk } from '../../support/mount-disk.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { useShop } from './shop.ts';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

const modes = (folder: string): number[] =>
  readdirSync(folder, { recursive: true }).map(
    (name) => statSync(path.join(folder, String(name))).mode & 0o077,
  );

describe('a copy in BACKUP_DIR', () => {
  test('has database, settings and media, is for its owner only, and is restored and checked', async () => {
    const shop = useShop();
    writeFileSync(path.join(shop.root, '.env'), 'SMTP_URL=smtps://shop:secret@mail.example.com\n');
    expect(await shop.backUp({ isChecked: true })).toEqual({
      made: ISO,
      contents: '0 requests, 0 products, 1 admin',
    });
    const [copy = ''] = shop.listCopies();
    expect(copy).toMatch(/^000001-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
    expect(readdirSync(path.join(shop.copies, copy)).sort()).toEqual([
      'copy.json',
      'jeweler.sqlite',
      'media.json.gz',
      'settings.env',
    ]);
    expect(readFileSync(path.join(shop.copies, copy, 'settings.env'), 'utf8')).toContain('shop:secret');
    expect(shop.listContents()).toHaveLength(2);
    if (process.platform !== 'win32') expect(new Set(modes(shop.copies))).toEqual(new Set([0]));
    expect(readdirSync(shop.config.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });

  test('writes media again only when they changed, and keeps deleted ones as long as a copy has them', async () => {
    const shop = useShop();
    await shop.backUp();
    const before = shop.listContents();
    const written = before.map(
      (name) => statSync(path.join(shop.copies, 'media', name.slice(0, 2), name)).mtimeMs,
    );
    renameSync(path.join(shop.config.mediaDir, 'rings'), path.join(shop.config.mediaDir, 'engagement'));
    await shop.backUp();
    expect(shop.listContents()).toEqual(before);
    expect(
      before.map((name) => statSync(path.join(shop.copies, 'media', name.slice(0, 2), name)).mtimeMs),
    ).toEqual(written);

    rmSync(path.join(shop.config.mediaDir, 'engagement/solitaire.jpg'));
    await shop.backUp();
    expect(shop.listContents()).toHaveLength(1);
    // All were made in one hour, of which the newest copy is kept.
    expect(shop.listCopies()).toEqual([expect.stringMatching(/^000003/)]);
  });

  test('has each content once, also when two new files have the same', async () => {
    const shop = useShop();
    for (const name of ['rings/again.jpg', 'rings/and-again.jpg', 'films/still.jpg'])
      shop.writeMedia(name, 'a solitaire');
    expect(await shop.backUp()).toEqual({ made: ISO });
    expect(shop.listContents()).toHaveLength(2);
  });

  test.runIf(process.platform === 'linux')(
    'has all other files when a name is not UTF-8, keeps what it had of that folder, and names it',
    async () => {
      const shop = useShop();
      await shop.backUp();
      symlinkSync('round.jpg', path.join(shop.config.mediaDir, 'round.jpg'));
      const rings = path.join(shop.config.mediaDir, 'rings');
      const latin = Buffer.concat([Buffer.from(path.join(rings, 'Caf')), Buffer.from([0xe9])]);
      mkdirSync(latin);
      writeFileSync(Buffer.concat([latin, Buffer.from('/a.jpg')]), 'lost');
      shop.writeMedia('rings/new.jpg', 'a new one');
      expect(await shop.backUp()).toEqual({
        partial: ISO,
        failure:
          '1 files or folders of the media folder could not be read, such as rings/Caf\uFFFD: its name is not in UTF-8, so it has to be renamed.',
      });
      expect(shop.listContents()).toHaveLength(3);
    },
  );

  test('can be read as a folder again', async () => {
    const shop = useShop();
    await shop.backUp();
    const folder = useTemporaryFolder();
    const { said } = await runWith(backupCommand, ['media', shop.copies, folder], shop.config);
    expect(said).toEqual([`2 files written to ${folder}.`]);
    expect(readFileSync(path.join(folder, 'rings/solitaire.jpg'), 'utf8')).toBe('a solitaire');
    const [copy = ''] = shop.listCopies();
    const again = await runWith(backupCommand, ['media', path.join(shop.copies, copy), folder], shop.config);
    expect(again.said).toEqual([`0 files written to ${folder}.`]);
  });

  test('is not made while another one is', async () => {
    const shop = useShop();
    const [first, second] = await Promise.all([shop.backUp(), shop.backUp()]);
    expect([first?.failure, second?.failure].filter(Boolean)).toEqual([
      'Another copy is being made at this moment: try again when that is done.',
    ]);
    expect(shop.listCopies()).toHaveLength(1);
  });

  test('does not count while it is unfinished, and what is left of it is removed', async () => {
    const shop = useShop();
    await shop.backUp();
    // Killed before its last file was written, and while an old one was being removed.
    mkdirSync(path.join(shop.copies, '.unfinished'));
    writeFileSync(path.join(shop.copies, '.unfinished/jeweler.sqlite'), 'half');
    mkdirSync(path.join(shop.copies, '000002-2026-11-26T19-00-00Z'));
    const folder = useTemporaryFolder();
    await runWith(backupCommand, ['media', shop.copies, folder], shop.config);
    expect(readdirSync(folder).sort()).toEqual(['films', 'rings']);
    expect(await shop.backUp()).toEqual({ made: ISO });
    expect(existsSync(path.join(shop.copies, '.unfinished'))).toBe(false);
    expect(shop.listCopies()).toEqual([expect.stringMatching(/^000002/)]);
  });
});

describe('BACKUP_DIR', () => {
  test('that is not mounted is not filled; a new drive has to be said', async () => {
    const shop = useShop();
    await shop.backUp();
    const away = `${shop.copies}.away`;
    renameSync(shop.copies, away);
    expect((await shop.backUp()).failure).toMatch(/does not exist\. Connect its drive, or create it\.$/);
    // The folder below the mount point.
    mkdirSync(shop.copies);
    expect((await shop.backUp()).failure).toMatch(/has none of the earlier copies: is its drive connected\?/);
    expect(readdirSync(shop.copies)).toEqual([]);

    const forced = await runWith(backupCommand, ['now', '--new-drive'], shop.config);
    expect(forced).toMatchObject({
      fault: undefined,
      said: [expect.stringMatching(/restored .+ and checked/)],
    });
    expect(shop.listCopies()).toHaveLength(1);
  });

  test('that becomes full in the middle keeps the earlier copies, and goes on when there is room', async ({
    skip,
  }) => {
    const disk = mountDisk(4 * 1024 * 1024);
    if (disk === undefined) return skip('Only root on Linux may mount a small disk.');
    const shop = useShop({ backupDir: disk });
    const copies = () => readdirSync(disk).filter((name) => /^[\d.]/.test(name));
    await shop.backUp();
    const before = copies();
    shop.writeMedia('films/long.mp4', 'a long film'.repeat(600_000));
    expect((await shop.backUp({ isChecked: true })).failure).toMatch(/^The disk for copies is full/);
    expect(copies()).toEqual(before);
    rmSync(path.join(shop.config.mediaDir, 'films/long.mp4'));
    expect(await shop.backUp({ isChecked: true })).toEqual({ made: ISO, contents: expect.any(String) });
    expect(copies()).toEqual([expect.stringMatching(/^000002/)]);
  });

  test('with the copies of another database is left alone', async () => {
    const [first, second] = [useShop(), useShop()];
    await first.backUp();
    const other = { ...second.config, backupDir: first.copies };
    const { fault } = await runWith(backupCommand, ['now', '--new-drive'], other);
    expect(fault).toMatch(/holds those of another database/);
    expect(first.listCopies()).toHaveLength(1);
  });

  test('without the setting a command says what to set', async () => {
    const shop = useShop({ backupDir: undefined });
    const { fault } = await runWith(backupCommand, ['now'], shop.config);
    expect(fault).toMatch(/^There is nowhere to keep copies: set BACKUP_DIR/);
  });
});

describe('a media folder', () => {
  test('that is empty or gone keeps the list of the last copy, and the failure says so', async () => {
    const shop = useShop();
    await shop.backUp();
    const { mediaDir } = shop.config;
    renameSync(mediaDir, `${mediaDir}.away`);
    expect(await shop.backUp()).toMatchObject({
      partial: ISO,
      failure: expect.stringMatching(/^The media folder could not be read/),
    });
    mkdirSync(mediaDir);
    expect((await shop.backUp()).failure).toMatch(/is empty, and the last copy had 2 files/);
    expect(shop.listContents()).toHaveLength(2);
  });

  test('has its bin copied, and neither unfinished uploads nor what systems put there', async () => {
    const shop = useShop();
    shop.writeMedia('.bin/7/old.jpg', 'deleted yesterday');
    shop.writeMedia('.uploads/1', 'half');
    shop.writeMedia('rings/Thumbs.db', 'thumbs');
    await shop.backUp();
    expect(shop.listContents()).toHaveLength(3);
  });
});

test('a file that is written all the time costs itself only, and is named', async () => {
  const shop = useShop();
  let count = 0;
  const store = new MediaStore(useTemporaryFolder(), () =>
    shop.writeMedia('films/atelier.mp4', String(count++)),
  );
  const { list, unread } = await store.add(shop.config.mediaDir, []);
  expect([list.map((entry) => entry.path), unread]).toEqual([['rings/solitaire.jpg'], ['films/atelier.mp4']]);
});

describe('the check', () => {
  test('finds a damaged picture, which the next copy writes again', async () => {
    const shop = useShop();
    await shop.backUp();
    const [content = ''] = shop.listContents();
    writeFileSync(path.join(shop.copies, 'media', content.slice(0, 2), content), 'damaged');
    expect((await shop.backUp({ isChecked: true })).failure).toMatch(
      /is damaged; the next copy writes it again/,
    );
    const outcome = await shop.backUp({ isChecked: true });
    expect(outcome).toEqual({ made: ISO, contents: expect.any(String) });
  });

  test('finds contents that are gone', async () => {
    const folder = useTemporaryFolder();
    const list = [{ path: 'a.jpg', size: 1, mtime: 1, content: 'a'.repeat(64) }];
    await expect(new MediaStore(folder).check(list)).rejects.toThrow(
      '1 are missing in the copy, such as a.jpg',
    );
  });

  test('finds a database that was cut off', async () => {
    const shop = useShop();
    await shop.backUp();
    const [copy = ''] = shop.listCopies();
    truncateSync(path.join(shop.copies, copy, 'jeweler.sqlite'), 4096);
    const { readFetched } = await import('../../../server/src/backups/run-backups.ts');
    await expect(readFetched(path.join(shop.copies, copy))).rejects.toThrow(
      'jeweler.sqlite in the copy is damaged',
    );
  });
});
