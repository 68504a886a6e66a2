import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReadyAnswer, type ReadyCheck, readyAnswerSchema } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import samples from '../../server/sample-media.json' with { type: 'json' };
import { firstPasswordFile } from '../../server/src/accounts/first-admin.ts';
import { checkReady } from '../../server/src/commands/doctor/ready.ts';
import { isSampleMedium } from '../../server/src/ready/sample-media.ts';
import { expectRefusal } from '../support/refusal.ts';
import { smallCatalogue } from '../support/sample-catalogue.ts';
import { testAdmin } from '../support/test-admin.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';
import { startInbox } from './inbox/inbox.ts';
import { startMailingInbox } from './mail/mails.ts';

const READY = '/api/admin/ready';

const open = async () => {
  const inbox = await startInbox();
  const list = async (): Promise<ReadyAnswer> => readyAnswerSchema.parse((await inbox.get(READY)).body);
  const check = async (wanted: string): Promise<ReadyCheck | undefined> =>
    (await list()).checks.find(({ id }) => id === wanted);
  const isDone = async (id: string) => (await check(id))?.done;
  const change = async (kind: 'shop' | 'wheel', changes: object) => {
    const record = `/api/admin/catalogue/${kind}/1`;
    const { revision } = (await inbox.get(record)).body as { revision: number };
    expect((await inbox.post(record, { changes, revision })).status).toBe(200);
  };
  const mark = (id: string, done = true) => inbox.post(READY, { id, done });
  return { inbox, list, check, isDone, change, mark };
};

describe('what has to be right before the shop opens', () => {
  test('of a new shop nothing is, and each says what to do', async () => {
    const { list } = await open();
    const { checks, isDismissed } = await list();
    expect(isDismissed).toBe(false);
    // A shop without a catalogue shows no samples.
    expect(checks.filter(({ done }) => done).map(({ id }) => id)).toEqual(['samples']);
    for (const { text } of checks) expect(text).toMatch(/^[A-Z].+: .+\.$|, and .+\.$/);
  });

  test('what the shop has of its own is', async () => {
    const { isDone, change } = await open();
    for (const [id, changes] of [
      ['phone', { phone: '(561) 832-1188' }],
      ['whatsapp', { whatsapp: '(561) 832-1188' }],
      ['email', { email: 'desk@orenvale.com' }],
      ['address', { street: '12 Ocean Avenue', city: 'Palm Beach', state: 'FL', zip: '33480' }],
    ] as const) {
      await change('shop', changes);
      expect(await isDone(id)).toBe(true);
    }
  });

  test('the testimonials are, once none is shown without a permission', async () => {
    const { inbox, isDone } = await open();
    const record = (id: number) => `/api/admin/catalogue/testimonials/${id}`;
    for (const id of [1, 2, 3]) {
      expect(await isDone('testimonials')).toBe(false);
      const answer = await inbox.post(
        id === 1 ? record(id) : `${record(id)}/state`,
        id === 1
          ? { changes: { permission_on: '2026-01-02' }, revision: 0 }
          : { state: 'hidden', revision: 0 },
      );
      expect(answer.status).toBe(200);
    }
    expect(await isDone('testimonials')).toBe(true);
  });

  test('the rules, the hours and the password are, once somebody has changed them and the file with the first password is gone', async () => {
    const { inbox, isDone, change } = await open();
    await change('wheel', { ends_on: '2030-01-01' });
    expect(await isDone('rules')).toBe(true);
    const { hours, revision } = (await inbox.get('/api/admin/opening-hours')).body as {
      hours: object;
      revision: number;
    };
    expect((await inbox.post('/api/admin/opening-hours', { hours, revision })).status).toBe(200);
    expect(await isDone('hours')).toBe(true);
    const passwords = { currentPassword: testAdmin.password, newPassword: 'another long password' };
    expect((await inbox.post('/api/admin/password', passwords)).status).toBe(204);
    expect(await isDone('password')).toBe(true);
    writeFileSync(firstPasswordFile(inbox.server.config.dataDir), 'User name: admin\n');
    expect(await isDone('password')).toBe(false);
  });

  test('is what staff say, until they take it back', async () => {
    const { isDone, mark } = await open();
    for (const id of ['hours', 'founder', 'rules', 'legal', 'password', 'pictures']) {
      expect((await mark(id)).status).toBe(200);
      expect(await isDone(id)).toBe(true);
      await mark(id, false);
      expect(await isDone(id)).toBe(false);
    }
  });

  test('staff cannot say what the server sees by itself', async () => {
    const { mark } = await open();
    for (const id of ['phone', 'mail', 'samples', 'nothing']) {
      expectRefusal(await mark(id), 404, 'not_found');
    }
  });

  test('the list is dismissed, and comes back', async () => {
    const { list, mark } = await open();
    await mark('list');
    expect((await list()).isDismissed).toBe(true);
    await mark('list', false);
    expect((await list()).isDismissed).toBe(false);
  });

  test('sample pieces count while they are on the website', async () => {
    const { inbox, isDone } = await open();
    const { products, ...others } = smallCatalogue();
    const image_url = '/media/products/signet-oval-gold.jpg';
    await inbox.server.catalogue.replace({
      ...others,
      products: products.map((product) => ({ ...product, image_url })),
    });
    expect(await isDone('samples')).toBe(false);
    await inbox.server.catalogue.replace({ categories: [], collections: [], products: [], bannerItems: [] });
    expect(await isDone('samples')).toBe(true);
  });

  test('`npm run doctor` lists the same', async () => {
    const { inbox, list, mark } = await open();
    await mark('legal');
    const found = await checkReady(inbox.server.config);
    const left = (await list()).checks.filter(({ done }) => !done);
    expect(found.map(({ text }) => text)).toEqual(left.map(({ text }) => text));
  });
});

describe('a sample picture', () => {
  const siteUrl = 'https://www.example.com';

  test('is one under any name, and its address is one while the file is missing', async () => {
    const mediaDir = useTemporaryFolder();
    const sample = '/media/gallery/gold-band.jpg';
    expect(await isSampleMedium({ mediaDir, siteUrl }, sample)).toBe(true);
    expect(await isSampleMedium({ mediaDir, siteUrl }, '/media/mine.jpg')).toBe(false);
    mkdirSync(path.join(mediaDir, 'gallery'));
    writeFileSync(path.join(mediaDir, 'gallery', 'gold-band.jpg'), 'her own');
    expect(await isSampleMedium({ mediaDir, siteUrl }, sample)).toBe(false);
    expect(await isSampleMedium({ mediaDir: inRoot('media'), siteUrl }, sample)).toBe(true);
    expect(await isSampleMedium({ mediaDir, siteUrl }, '/media/%E0%A4%A')).toBe(false);
  });

  test('is known for every file that the program comes with', async () => {
    for (const address of Object.keys(samples))
      expect([address, await isSampleMedium({ mediaDir: inRoot('media'), siteUrl }, address)]).toEqual([
        address,
        true,
      ]);
  });
});

describe('the test email', () => {
  test('goes to the shop, and its button says that it has arrived; following the link alone does not', async () => {
    const { inbox, mailServer } = await startMailingInbox();
    const isDone = async () =>
      readyAnswerSchema.parse((await inbox.get(READY)).body).checks.find(({ id }) => id === 'mail')?.done;
    expect((await inbox.post(`${READY}/test-mail`, {})).status).toBe(204);
    const [mail] = await mailServer.received(1);
    expect(mail?.to_).toEqual(['desk@example.com']);
    const link = /https:\/\/www\.example\.com(\/test-mail\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const page = await inbox.server.request('GET', link);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(await isDone()).toBe(false);
    expect((await inbox.server.request('POST', link)).status).toBe(200);
    expect(await isDone()).toBe(true);
    expect((await inbox.server.request('POST', '/test-mail/wrong')).status).toBe(404);
  });

  test('is refused with what to do where mail is not set up', async () => {
    const { inbox } = await open();
    const { message } = expectRefusal(await inbox.post(`${READY}/test-mail`, {}), 409, 'conflict');
    expect(message).toBe('Email is not set up yet.');
  });
});
