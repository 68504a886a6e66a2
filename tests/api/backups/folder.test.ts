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
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MediaMirror } from '../../../server/src/backups/media-mirror.ts';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { partDone } from '../../../server/src/hash-file.ts';
import { runWith } from '../../support/command-host.ts';
import { mountDisk } from '../../support/mount-disk.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { filesIn, useShop } from './shop.ts';

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
      'settings.env',
    ]);
    expect(readFileSync(path.join(shop.copies, copy, 'settings.env'), 'utf8')).toContain('shop:secret');
    expect(shop.listMedia()).toEqual(['films/atelier.mp4', 'rings/solitaire.jpg']);
    expect(readFileSync(path.join(shop.copies, 'media-now/rings/solitaire.jpg'), 'utf8')).toBe('a solitaire');
    if (process.platform !== 'win32') expect(new Set(modes(shop.copies))).toEqual(new Set([0]));
    expect(readdirSync(shop.config.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });

  test('writes media again only when they changed, and keeps what was replaced or deleted as long as an older copy', async () => {
    const shop = useShop();
    const written = () => statSync(path.join(shop.copies, 'media-now/films/atelier.mp4')).mtimeMs;
    const removed = () => filesIn(path.join(shop.copies, 'media-removed'));
    await shop.backUp();
    const before = written();
    // One of another month, which is kept.
    const [copy = ''] = shop.listCopies();
    renameSync(path.join(shop.copies, copy), path.join(shop.copies, '000001-2025-01-01T00-00-00Z'));

    utimesSync(path.join(shop.config.mediaDir, 'films/atelier.mp4'), 1, 1);
    shop.writeMedia('rings/solitaire.jpg', 'an edited one');
    await shop.backUp();
    expect(written()).toBe(before);
    rmSync(path.join(shop.config.mediaDir, 'rings/solitaire.jpg'));
    await shop.backUp();
    expect(shop.listMedia()).toEqual(['films/atelier.mp4']);
    expect(removed()).toEqual(['000002/rings/solitaire.jpg', '000003/rings/solitaire.jpg']);
    expect(
      removed().map((file) => readFileSync(path.join(shop.copies, 'media-removed', file), 'utf8')),
    ).toEqual(['a solitaire', 'an edited one']);

    rmSync(path.join(shop.copies, '000001-2025-01-01T00-00-00Z'), { recursive: true });
    await shop.backUp();
    expect(removed()).toEqual([]);
    // Of those of one hour the newest is kept.
    expect(shop.listCopies()).toEqual([expect.stringMatching(/^000004/)]);
  });

  test('that was cut off costs no picture of the last whole one, and does not copy again what it had', async () => {
    const shop = useShop();
    await shop.backUp();
    const [copy = ''] = shop.listCopies();
    renameSync(path.join(shop.copies, copy), path.join(shop.copies, '000001-2025-01-01T00-00-00Z'));
    const { mediaDir } = shop.config;
    shop.writeMedia('rings/solitaire.jpg', 'an edited one');
    shop.writeMedia('rings/new.jpg', 'a new one');
    await new MediaMirror(shop.copies).update(mediaDir, '000002');
    rmSync(path.join(shop.copies, 'media-now.json'));
    const written = statSync(path.join(shop.copies, 'media-now/rings/new.jpg')).mtimeMs;

    shop.writeMedia('rings/solitaire.jpg', 'edited once more');
    expect(await shop.backUp({ isChecked: true })).toEqual({ made: ISO, contents: expect.any(String) });
    expect(statSync(path.join(shop.copies, 'media-now/rings/new.jpg')).mtimeMs).toBe(written);
    const removed = path.join(shop.copies, 'media-removed');
    expect(filesIn(removed)).toEqual(['000002/rings/solitaire.jpg']);
    expect(readFileSync(path.join(removed, '000002/rings/solitaire.jpg'), 'utf8')).toBe('a solitaire');
  });

  test.runIf(process.platform === 'linux')(
    'names files whose names are one for some drives, and has the first',
    async () => {
      const shop = useShop();
      shop.writeMedia('rings/Solitaire.jpg', 'another one');
      expect(await shop.backUp({ isChecked: true })).toEqual({
        partial: ISO,
        contents: expect.any(String),
        failure: expect.stringMatching(
          /^1 files or folders .+, such as rings\/solitaire\.jpg: .+ differ only in case/i,
        ),
      });
      expect(shop.listMedia()).toHaveLength(2);
      renameSync(
        path.join(shop.config.mediaDir, 'rings/Solitaire.jpg'),
        path.join(shop.config.mediaDir, 'rings/another.jpg'),
      );
      expect(await shop.backUp({ isChecked: true })).toEqual({ made: ISO, contents: expect.any(String) });
      expect(shop.listMedia()).toContain('rings/another.jpg');
    },
  );

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
      expect(shop.listMedia()).toEqual(['films/atelier.mp4', 'rings/new.jpg', 'rings/solitaire.jpg']);
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

    // What is there is not replaced: it may be a newer picture.
    const newer = path.join(folder, 'rings/solitaire.jpg');
    writeFileSync(newer, 'retouched');
    rmSync(path.join(folder, 'films'), { recursive: true });
    const third = await runWith(backupCommand, ['media', shop.copies, folder], shop.config);
    expect(third.said).toEqual([`1 file written to ${folder}; 1 that differs was left as it is.`]);
    expect(readFileSync(newer, 'utf8')).toBe('retouched');
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
    expect(shop.listMedia()).toHaveLength(2);
  });

  test('has its bin copied, and neither unfinished uploads nor what systems put there', async () => {
    const shop = useShop();
    shop.writeMedia('.bin/7/old.jpg', 'deleted yesterday');
    shop.writeMedia('.uploads/1', 'half');
    shop.writeMedia('rings/Thumbs.db', 'thumbs');
    await shop.backUp();
    expect(shop.listMedia()).toEqual(['.bin/7/old.jpg', 'films/atelier.mp4', 'rings/solitaire.jpg']);
  });
});

test('a file that is written all the time costs itself only, and is named', async () => {
  const shop = useShop();
  let count = 0;
  const copies = useTemporaryFolder();
  const write = () => shop.writeMedia('films/atelier.mp4', String(count++));
  partDone.subscribe(write);
  onTestFinished(() => void partDone.unsubscribe(write));
  const mirror = new MediaMirror(copies);
  const { mediaDir } = shop.config;
  const left = await mirror.update(mediaDir, '000001');
  expect([filesIn(path.join(copies, 'media-now')), left]).toEqual([
    ['rings/solitaire.jpg'],
    [expect.stringMatching(/^1 files .+, such as films\/atelier\.mp4: /)],
  ]);
});

test('the check finds a damaged picture, which the next copy writes again, media that are gone, and a database that was cut off', async () => {
  const shop = useShop();
  await shop.backUp();
  // As long as the picture, so that only its content tells.
  writeFileSync(path.join(shop.copies, 'media-now/rings/solitaire.jpg'), 'a solitairE');
  expect((await shop.backUp({ isChecked: true })).failure).toMatch(
    /is damaged; the next copy writes it again/,
  );
  const outcome = await shop.backUp({ isChecked: true });
  expect(outcome).toEqual({ made: ISO, contents: expect.any(String) });
  rmSync(path.join(shop.copies, 'media-now/rings/solitaire.jpg'));
  await expect(new MediaMirror(shop.copies).check()).rejects.toThrow(
    '1 are missing in the copy, such as rings/solitaire.jpg',
  );
  const [copy = ''] = shop.listCopies();
  truncateSync(path.join(shop.copies, copy, 'jeweler.sqlite'), 4096);
  const { readFetched } = await import('../../../server/src/backups/run-backups.ts');
  await expect(readFetched(path.join(shop.copies, copy))).rejects.toThrow(
    'jeweler.sqlite in the copy is damaged',
  );
});
