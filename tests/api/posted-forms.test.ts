import type { AppointmentRequest, SubmissionKind } from '@jeweler/core/submissions';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { appointmentRequest, contactMessage, publicForms } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions, type TestServer } from '../support/test-server.ts';

/** Posts as a browser without scripts does: also the fields that are empty, and the honeypot. */
const post = async (server: TestServer, path: string, values: object) => {
  const body = new URLSearchParams({ website: '', ...values });
  const { status, headers, body: html } = await server.request('POST', path, { body });
  const { document } = new JSDOM(String(html)).window;
  return { status, headers, heading: document.querySelector('h1')?.textContent, document };
};
const textIn = ({ document }: { document: Document }, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

test.each<[SubmissionKind, string, string]>([
  [
    'contact',
    'Message Sent Successfully',
    'Thank you for contacting the jeweler. We will get back to you shortly.',
  ],
  ['subscription', 'Subscription successful', 'Thank you for subscribing to our newsletter!'],
  [
    'service-request',
    'Service Request Submitted',
    "Thank you for your request. I'll get back to you within 24 hours.",
  ],
  [
    'appointment',
    'Appointment Request Submitted',
    'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
  ],
])(
  '%s, posted without scripts, is stored as from JSON and answered with a page',
  async (kind, title, text) => {
    const { path, build } = publicForms[kind];
    const [plain, scripted] = [await startTestServer(), await startTestServer()];
    const page = await post(plain, path, build());
    expect([page.status, page.heading, ...textIn(page, '[role=status]')]).toEqual([201, title, text]);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await scripted.post(path, build())).toMatchObject({
      status: 201,
      body: { success: true, message: text },
    });
    const stored = async (server: TestServer) => {
      const mails = await server.database.query
        .selectFrom('outbox')
        .select(['kind'])
        .orderBy('kind')
        .execute();
      const [first, ...more] = await storedSubmissions(server.database);
      return { details: first?.details, status: first?.status, name: first?.name, more, mails };
    };
    expect(await stored(scripted)).toMatchObject({
      details: build(),
      status: kind === 'appointment' ? 'requested' : 'new',
      name: kind === 'subscription' ? null : 'Ada Ferrer',
      more: [],
    });
    expect(await stored(plain)).toEqual(await stored(scripted));
  },
);

test('the page after a booking has its facts, and the appointment for a calendar', async () => {
  const server = await startTestServer();
  const page = await post(server, '/api/appointment', appointmentRequest());
  const terms = textIn(page, 'dt').map((term, index) => [term, textIn(page, 'dt + dd')[index]]);
  expect(Object.fromEntries(terms)).toEqual({
    When: 'Monday, June 15, at 2:00 PM',
    For: 'Bespoke Jewelry Design',
    Where: 'We’ll send you the address when we confirm.',
    'Reply to': 'ada.ferrer@example.com',
    Reference: expect.stringMatching(/^A-/),
  });
  expect(textIn(page, 'dd')).toContain('(561) 555-0110');
  const link = page.document.querySelector('a[href$=".ics"]')?.getAttribute('href') ?? '';
  const file = await server.request('GET', link);
  expect(String(file.body)).toContain('STATUS:TENTATIVE');
});

test('the page leads to one for photos, which without scripts says where to send them', async () => {
  const server = await startTestServer();
  const page = await post(server, '/api/contact', contactMessage());
  const link = page.document.querySelector('a[href^="/photos/"]');
  expect(link?.textContent).toBe('Add photos');
  const get = async (path: string) => {
    const { status, body } = await server.request('GET', path);
    const { document } = new JSDOM(String(body)).window;
    return { status, document, sentences: textIn({ document }, 'main p').join(' ') };
  };
  const photos = await get(link?.getAttribute('href') ?? '');
  const [reference] = textIn(page, 'dd');
  expect(photos.sentences).toContain(`with the reference ${reference}.`);
  const email = photos.document.querySelector('noscript a')?.getAttribute('href');
  expect(email).toMatch(new RegExp(`^mailto:.+@.+\\?subject=${reference}$`));
  const ended = await get('/photos/unknown');
  expect(ended).toMatchObject({ status: 404, sentences: expect.stringContaining('for 14 days') });
});

test('what is wrong is said for each field, nothing is stored, and empty fields count as missing', async () => {
  const server = await startTestServer();
  const empty = await post(server, '/api/contact', { name: '', email: '', phone: '', message: '' });
  expect([empty.status, empty.heading]).toEqual([400, 'Your form wasn’t sent']);
  expect(textIn(empty, '[role=alert] p')).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Message must be at least 10 characters.',
  ]);
  const twice = new URLSearchParams([
    ['email', 'ada@example.com'],
    ['email', 'grace@example.com'],
  ]);
  expect((await server.request('POST', '/api/subscribe', { body: twice })).status).toBe(400);
  const huge = await post(server, '/api/contact', contactMessage({ message: 'x'.repeat(200_000) }));
  expect([huge.status, ...textIn(huge, '.error')]).toEqual([413, 'The request is larger than 100 kB.']);
  expect(await storedSubmissions(server.database)).toEqual([]);
});

test('a filled honeypot is answered alike, and the limit of its address with a page', async () => {
  const server = await startTestServer({ formRateLimit: 1 });
  expect((await post(server, '/api/contact', contactMessage({ website: 'x' }))).status).toBe(201);
  expect(await storedSubmissions(server.database)).toMatchObject([{ status: 'spam' }]);
  const limited = await post(server, '/api/contact', contactMessage());
  expect([limited.status, limited.heading]).toEqual([429, 'Your form wasn’t sent']);
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('a failure of the server is a page too, without its cause', async () => {
  const server = await startTestServer();
  await server.database.writes.run((trx) => trx.schema.alterTable('submissions').renameTo('gone').execute());
  const page = await post(server, '/api/contact', contactMessage());
  expect([page.status, ...textIn(page, '.error')]).toEqual([
    500,
    'Something went wrong on our side. Please try again later.',
  ]);
});

const TAKEN = 'That time has just been taken. Please choose another time.';
test.each<[string, Partial<AppointmentRequest>, string, string]>([
  [
    'taken',
    { appointmentDate: '2026-06-15', appointmentTime: '14:00' },
    TAKEN,
    'Monday, June 15, at 10:00 AM',
  ],
  [
    'past',
    { appointmentDate: '2026-05-01' },
    'Please select a date for your appointment.',
    'Monday, June 1, at 1:00 PM',
  ],
  [
    'years ahead',
    { appointmentDate: '2029-01-01' },
    'Please choose a day within the next 2 years.',
    'Monday, June 1, at 1:00 PM',
  ],
])('a time that is %s is refused with the next free ones', async (_what, changes, reason, next) => {
  const server = await startTestServer();
  server.time.now = new Date('2026-06-01T16:30:00Z');
  await server.post('/api/appointment', appointmentRequest({ email: 'other@example.com' }));
  const page = await post(server, '/api/appointment', appointmentRequest(changes));
  expect([page.status, page.heading]).toEqual([409, 'Your form wasn’t sent']);
  expect(textIn(page, '.error').join('')).toContain(`${reason} The next free times: ${next}; `);
  expect(await storedSubmissions(server.database)).toHaveLength(1);
});

test('a prize is claimed with scripts only', async () => {
  const server = await startTestServer();
  const { path, build } = publicForms['prize-claim'];
  expect((await post(server, path, build())).status).toBe(415);
});
