import { randomUUID } from 'node:crypto';
import type { SubscriberPage } from '@jeweler/core/submissions';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { type Inbox, receive, startInbox } from '../api/inbox/inbox.ts';
import { findMails, mailSettings as mailConfig, mailPage } from '../api/mail/mails.ts';
import { deferred } from '../support/deferred.ts';
import { startMailServer } from '../support/mail-server.ts';
import { inLanes, postJson } from '../support/post-json.ts';
import { runStatement, startPostgres } from '../support/postgres-server.ts';
import { type ServerProcess, signInAt } from '../support/server-process.ts';
import { appointmentRequest, contactMessage } from '../support/submission-builders.ts';
import { storedSubmissions } from '../support/test-server.ts';
import { type ServerGroup, serverGroup } from './server-group.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const mailSettings = (smtpUrl: string) => ({
  SITE_URL: 'https://shop.example',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'shop@example.com',
  NOTIFY_EMAIL: 'desk@example.com',
});

const three = (group: ServerGroup) => Promise.all([group.start(), group.start(), group.start()]);

const stored = async (databaseUrl: string) => {
  const database = await openPostgres(databaseUrl, { use: 'command', report: () => {} });
  const rows = await storedSubmissions(database);
  await database.close();
  return rows;
};

/** Resolves when every mail is stored as sent: nothing is left that a server would send. */
const allSent = async ({ databaseUrl }: ServerGroup): Promise<void> => {
  const database = await openPostgres(databaseUrl, { use: 'command', report: () => {} });
  const left = () => database.query.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
  await expect.poll(left).toEqual([]);
  await database.close();
};

/** A day and slot that visitors can ask for. */
const freeSlot = async ({ url }: ServerProcess) => {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/api/appointments/availability?from=${day(2)}&to=${day(30)}`);
  const { days } = (await answer.json()) as { days: { day: string; slots: Record<string, string> }[] };
  for (const { day, slots } of days)
    for (const [slot, state] of Object.entries(slots)) if (state === 'free') return { day, slot };
  throw new Error('No slot is free.');
};

describe('three servers on one database', () => {
  test('start together on a new one, and one of them leads', async () => {
    const group = await serverGroup();
    const servers = await three(group);
    for (const { url } of servers) expect((await fetch(`${url}/api/health?deep=1`)).status).toBe(200);
    const catalogues = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/api/products`)).text()),
    );
    expect(JSON.parse(catalogues[0] as string)).not.toEqual([]);
    expect(new Set(catalogues).size).toBe(1);
  });

  test('give a slot that is asked for at once to one of thirty', async () => {
    const group = await serverGroup();
    const servers = await three(group);
    const { day, slot } = await freeSlot(servers[0]);
    // The same again from the same person is one request.
    const request = (index: number) => ({
      ...appointmentRequest({
        appointmentDate: `${day}T16:00:00.000Z`,
        email: `visitor${index}@example.com`,
      }),
      appointmentTime: slot,
    });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        postJson(`${(servers[index % 3] as ServerProcess).url}/api/appointment`, request(index)),
      ),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
  });

  test('give hours that bookings share to one of them, though no two begin together', async () => {
    const group = await serverGroup();
    const servers = await three(group);
    const ask = await signInAt(servers[0]);
    const { day } = await freeSlot(servers[0]);
    const booking = (slot: string) => ({
      key: randomUUID(),
      name: 'Grace',
      type: 'bespoke',
      day,
      slot,
      hours: 4,
    });
    const answers = await Promise.all(
      ['12:00', '13:00', '14:00', '15:00'].map((slot, index) =>
        ask(servers[index % 3] as ServerProcess, 'appointments', booking(slot)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('show what another one has stored', async () => {
    const group = await serverGroup();
    const [a, b, c] = await three(group);
    const ask = await signInAt(a);
    // Known to all three from now on.
    for (const server of [a, b, c]) expect((await ask(server, 'submissions')).status).toBe(200);

    await postJson(`${a.url}/api/contact`, contactMessage({ name: 'Nadia Ross' }));
    const names = async () =>
      ((await ask(b, 'submissions')).body.submissions as { name: string }[]).map(({ name }) => name);
    expect(await names()).toEqual(['Nadia Ross']);

    const { products } = (await ask(a, 'catalogue/products')).body as {
      products: { id: number; revision: number }[];
    };
    const { id, revision } = products[0] as (typeof products)[number];
    const saved = await ask(a, `catalogue/products/${id}`, { changes: { price: 98_765 }, revision });
    expect(saved.status).toBe(200);
    const priceOnC = async () => {
      const all = (await (await fetch(`${c.url}/api/products`)).json()) as { id: number; price: number }[];
      return all.find((product) => product.id === id)?.price;
    };
    await expect.poll(priceOnC).toBe(98_765);

    const removed = await ask(c, 'people/delete', { email: contactMessage().email });
    expect(removed.status).toBe(200);
    expect(await names()).toEqual([]);

    const { url } = (await ask(a, 'submissions/downloads', {})).body as { url: string };
    expect((await fetch(b.url + url)).status).toBe(200);
    expect((await fetch(c.url + url)).status).toBe(404);

    await ask(b, 'logout', {});
    const statusOnC = async () => (await ask(c, 'submissions')).status;
    await expect.poll(statusOnC).toBe(401);
  });

  test('send each mail once', async () => {
    const mailServer = await startMailServer();
    const group = await serverGroup(mailSettings(mailServer.url));
    const servers = await three(group);
    await inLanes(15, 5, async (index) => {
      const { url } = servers[index % 3] as ServerProcess;
      const email = `visitor${index}@example.com`;
      expect(await postJson(`${url}/api/contact`, contactMessage({ email }))).toBe(201);
    });
    // One to the visitor, one to the staff.
    await mailServer.received(30);
    await allSent(group);
    expect(mailServer.mails).toHaveLength(30);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(30);
  });

  test('go on sending when the one that leads is killed, at most twice what it was sending', async () => {
    const mailServer = await startMailServer();
    const group = await serverGroup(mailSettings(mailServer.url));
    // Alone, so it leads.
    const leader = await group.start();
    const others = await Promise.all([group.start(), group.start()]);
    const release = deferred<void>();
    mailServer.hold = release.promise;
    let begun = 0;
    mailServer.refuseRecipient = () => {
      begun += 1;
      return undefined;
    };
    for (const server of others)
      expect(await postJson(`${server.url}/api/contact`, contactMessage())).toBe(201);
    // Three are sent at a time.
    await expect.poll(() => begun).toBe(3);
    await leader.stop('SIGKILL');
    release.resolve();
    await expect.poll(() => new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(4);
    await allSent(group);
    expect(mailServer.mails.length).toBeLessThanOrEqual(7);
  });

  test('all say why mails wait, and “Send” on any of them tries at once', async () => {
    const mailServer = await startMailServer();
    await mailServer.close();
    // In this process, so that its time can stand still. The first one leads.
    const leader = await startInbox(mailConfig(mailServer.url));
    const { databaseUrl } = leader.server.config;
    const other = await startInbox({ ...mailConfig(mailServer.url), databaseUrl });
    await receive(other, 'contact');
    const outageOn = async (inbox: Inbox) => (await mailPage(inbox)).outage;
    await expect.poll(() => outageOn(leader)).toContain('cannot be reached');
    expect(await outageOn(other)).toBe(await outageOn(leader));
    const { body } = await other.post('/api/admin/subscribers/search');
    expect((body as SubscriberPage).outage).toContain('cannot be reached');

    const back = await startMailServer({}, mailServer.port);
    // The leader would try by itself after a quarter of a minute, which never passes.
    const uptime = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const [mail] = await findMails(other);
    // A minute later, whichever of them leads now and has found the outage: a busy one may have lost the lead.
    other.server.time.now = new Date(other.server.time.now.getTime() + 60_000);
    expect((await other.post(`/api/admin/mails/${mail?.id}/send`)).status).toBe(200);
    await back.received(2);
    await expect.poll(() => outageOn(other)).toBeNull();
    uptime.mockRestore();
  });

  test('of which one is killed lose nothing acknowledged, and the others go on', async () => {
    const group = await serverGroup();
    const servers = await three(group);
    const acknowledged = new Set<string>();
    const failed: number[] = [];
    let killed: Promise<unknown> | undefined;
    await inLanes(300, 12, async (index) => {
      const name = `Visitor ${index}`;
      const server = servers[index % 3] as ServerProcess;
      const status = await postJson(`${server.url}/api/contact`, contactMessage({ name }));
      if (status === 201) acknowledged.add(name);
      else failed.push(index % 3);
      if (index === 60) killed = servers[0].stop('SIGKILL');
    });
    await killed;
    expect(new Set(failed)).toEqual(new Set([0]));
    expect(acknowledged.size).toBeGreaterThanOrEqual(200);
    const names = new Set((await stored(group.databaseUrl)).map(({ name }) => name));
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
  });
});

test.each(['fast', 'immediate'] as const)(
  'a database that is restarted under load loses nothing that was acknowledged (%s)',
  async (mode) => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('These tests need PostgreSQL.');
    onTestFinished(() => postgres.stop());
    const url = postgres.url('shop');
    await runStatement(postgres.url('postgres'), 'create database shop');
    const group = await serverGroup({}, url);
    const servers = await Promise.all([group.start(), group.start()]);
    const acknowledged = new Set<string>();
    const statuses = new Map<number, number>();
    let restarted: Promise<void> | undefined;
    await inLanes(300, 10, async (index) => {
      const name = `Visitor ${index}`;
      const server = servers[index % 2] as ServerProcess;
      const status = await postJson(`${server.url}/api/contact`, contactMessage({ name }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) acknowledged.add(name);
      if (index === 50) restarted = postgres.restart(mode);
    });
    await restarted;
    // Those in the middle of their transaction are told so; the others wait.
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 500)).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(250);
    const names = new Set((await stored(url)).map(({ name }) => name));
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
    // Someone leads again, and hears of what others write.
    await expect.poll(async () => (await fetch(`${servers[0].url}/api/health?deep=1`)).status).toBe(200);
  },
);
