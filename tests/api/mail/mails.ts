import { usualContact } from '@jeweler/core/business';
import {
  type MailItem,
  type MailPage,
  mailPageSchema,
  type PortalSettings,
  type SettingsAnswer,
} from '@jeweler/core/schemas';
import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Config } from '../../../server/src/config.ts';
import type { OpenSite } from '../../../server/src/create-server.ts';
import type { Database } from '../../../server/src/database/database.ts';
import { createLog } from '../../../server/src/log.ts';
import { MailSender } from '../../../server/src/mail/mail-sender.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../support/mail-server.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { type Inbox, type Staff, startInbox } from '../inbox/inbox.ts';

export const SITE = 'https://www.example.com';

/** Time passes in these tests, and the session must not expire. */
export const longSession: Partial<Config> = { sessionHours: 8760 };

/** Settings for a shop that sends mail. */
export const mailSettings = (url: string): Partial<Config> => ({
  ...longSession,
  siteUrl: SITE,
  smtpUrl: url,
  mailFrom: 'Oren Vale <shop@example.com>',
  notifyEmail: 'Desk <desk@example.com>',
});

/** Changes settings of the shop. */
export const setSettings = async (inbox: Inbox, settings: Partial<PortalSettings>): Promise<void> => {
  const { revision } = (await inbox.get('/api/admin/settings')).body as SettingsAnswer;
  expect((await inbox.post('/api/admin/settings', { settings, revision })).status).toBe(200);
};

/** A mail server, and a site that sends through it: to visitors and as notices, but not to calendars of staff. */
export const startMailingInbox = async (
  changes: Partial<Config> = {},
  openSite?: OpenSite,
): Promise<{ inbox: Inbox; mailServer: MailServer }> => {
  const mailServer = await startMailServer();
  const inbox = await startInbox({ ...mailSettings(mailServer.url), ...changes }, openSite);
  await setSettings(inbox, { calendarEntries: 'none' });
  return { inbox, mailServer };
};

export const mailPage = async (staff: Staff, query = ''): Promise<MailPage> =>
  mailPageSchema.parse((await staff.get(`/api/admin/mails${query}`)).body);

export const findMails = async (staff: Staff, query = ''): Promise<MailItem[]> =>
  (await mailPage(staff, query)).mails;

/** Waits until the given states have these numbers of mails; other states are ignored. */
export const expectStates = (staff: Staff, states: Partial<MailPage['counts']>) =>
  expect.poll(async () => (await mailPage(staff)).counts).toMatchObject(states);

/** Advances the time until mails about changes are sent. */
export const passUndoTime = (inbox: Inbox): void => {
  passTime(inbox, 21_000);
};

/** Advances the server's clock; mails due by then are sent at its next check. */
export const passTime = (inbox: Inbox, milliseconds: number): void => {
  inbox.server.time.now = new Date(inbox.server.time.now.getTime() + milliseconds);
};

/**
 * Sends the outbox of a server that was started without mail, as its next start with these settings would, and
 * resolves when nothing waits.
 * @param database its database, or one that does something more
 */
export const sendOutbox = async (
  { server: { config, time, ...server } }: Inbox,
  url: string,
  database: Database = server.database,
): Promise<void> => {
  const changed = { ...config, ...mailSettings(url), smtpUrl: url };
  const sender = new MailSender({
    config: changed,
    database,
    catalogue: { contact: usualContact, addressFor: () => undefined, current: smallCatalogue() },
    clock: () => time.now,
    log: createLog({ logLevel: 'silent' }),
  });
  sender.wake();
  const due = () =>
    database.query.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute();
  await expect.poll(due).toEqual([]);
  await sender.close();
};

/** The appointment attached to a mail, read by a different library than the one that wrote it. */
export const getCalendar = (mail: ReceivedMail | undefined) => {
  const attached = mail?.attachments.find(({ contentType }) => contentType.startsWith('application/ics'));
  const calendar = new ICAL.Component(ICAL.parse(attached?.content.toString('utf8') ?? ''));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!zone || !entry) throw new Error('The mail carries no appointment.');
  const event = new ICAL.Event(entry);
  /** The instant of a local time, by the time zone included in the file. */
  const toInstant = (time: ICAL.Time): string => {
    const zoned = time.clone();
    zoned.zone = new ICAL.Timezone(zone);
    return zoned.toJSDate().toISOString();
  };
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: entry.getFirstPropertyValue('status'),
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    organizer: String(entry.getFirstPropertyValue('organizer')),
    sequence: event.sequence,
    zone: zone.getFirstPropertyValue('tzid'),
    starts: toInstant(event.startDate),
    ends: toInstant(event.endDate),
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
  };
};
