import { bookingPath, prizeRulesPath, toAppointmentType } from '@jeweler/core/business';
import { formatPhone, needsSmtpUtf8 } from '@jeweler/core/format';
import {
  type MailContent,
  type MailFacts,
  mailDefinitions,
  mailSubject,
  type OwnerAlert,
  renderMail,
} from '@jeweler/core/mail';
import type { Catalogue } from '@jeweler/core/schemas';
import { sentTexts } from '@jeweler/core/submissions';
import type { InferResult, Kysely } from 'kysely';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { type Config, isLocalSite } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { calendarFile } from './calendar-file.ts';
import type { OutgoingMail } from './mail-transport.ts';
import { addressIn, getDomain, senderAddress } from './sender-address.ts';

/** Mails with the data of their submissions. */
export const mailRows = (query: Kysely<Tables>) =>
  query
    .selectFrom('outbox')
    .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .leftJoin('prize_claims', 'prize_claims.submission_id', 'outbox.submission_id')
    .selectAll('outbox')
    .select(({ selectFrom, fn }) => [
      selectFrom('request_photos')
        .select(fn.countAll<number>().as('count'))
        .whereRef('request_photos.submission_id', '=', 'outbox.submission_id')
        .whereRef('request_photos.received', '=', 'request_photos.size')
        .as('photos'),
      'submissions.reference',
      'submissions.kind as submission_kind',
      'submissions.name',
      'submissions.email',
      'submissions.details',
      'submissions.received_at',
      'prize_claims.code as prize_code',
      'prize_claims.value as prize_value',
    ]);
export type MailRow = InferResult<ReturnType<typeof mailRows>>[number];

/** Links known only to the recipient of the mail; null where there is none, or where it must not be shown. */
export interface PrivateLinks {
  /** The visitor's private page, or the page that confirms a subscription. */
  readonly privateLink: string | null;
  /** The page that ends a subscription; null in mails to anyone but subscribers. */
  readonly unsubscribeLink: string | null;
  /** The page on which photos can be added to a request. */
  readonly photosLink?: string;
}

/** Of the settings and the shop, what mails need. */
export interface MailDeps extends ShopData {
  readonly config: Config;
  readonly catalogue: Pick<CatalogueStore, 'contact' | 'addressFor' | 'current'>;
}

/** Whether a mail links to the site, so that it is useless while the site has no public address. */
export const hasLink = (row: Pick<MailRow, 'kind' | 'submission_kind'>): boolean => {
  const { link } = mailDefinitions[row.kind];
  return link === 'visit' ? leadsToPrivatePage(row) : link !== null;
};

/** Whether it contains the visitor's private link to an appointment. */
export const leadsToPrivatePage = ({
  kind,
  submission_kind,
}: Pick<MailRow, 'kind' | 'submission_kind'>): boolean =>
  submission_kind === 'appointment' && mailDefinitions[kind].link === 'visit';

const alertPaths: Readonly<Record<OwnerAlert['cause'], string>> = {
  backups: '/admin/settings#backups',
  mail: '/admin/mail',
  disk: '/admin/media',
  media: '/admin/media',
  late: '/admin/dashboard',
  update: '/admin/settings',
};

/** The screen that a mail to staff leads to. The portal's addresses are in lower case (core/portal/src/shared/paths.ts). */
const portalPath = ({ reference }: MailRow, { account, alert }: MailFacts): string => {
  if (account) return '/admin/account';
  if (alert) return alertPaths[alert.cause];
  return reference === null ? '/admin/agenda' : `/admin/requests/${reference.toLowerCase()}`;
};

const toContent = (
  { catalogue: shop, config: { siteUrl } }: MailDeps,
  row: MailRow,
  { privateLink, unsubscribeLink, photosLink }: PrivateLinks,
): MailContent => {
  const facts = JSON.parse(row.facts) as MailFacts;
  const { link, tellsAddress } = mailDefinitions[row.kind];
  const sent = sentTexts({ details: row.details ?? '{}' });
  const reference = row.reference ?? facts.calendarEntry?.reference ?? '';
  const testPath = facts.testMail && `/test-mail/${facts.testMail}`;
  const path = link === 'portal' ? portalPath(row, facts) : testPath;
  return {
    ...facts,
    reference,
    submissionKind: row.submission_kind ?? 'contact',
    name: row.name,
    appointment: facts.appointment
      ? { ...facts.appointment, type: toAppointmentType(sent.appointmentType) }
      : null,
    // One that the catalogue has never had is free text, which must not appear in mails to visitors.
    piece: (link === 'portal' || sent.pieceId ? sent.piece : undefined) ?? null,
    bookLink: isLocalSite(siteUrl) ? null : siteUrl + bookAgainPath(sent, shop.current),
    // A claim that names no prize of the wheel contains free text, which must not appear in mails to
    // visitors.
    prize: row.prize_value === null ? null : { service: sent.prizeService ?? '', value: row.prize_value },
    prizeCode: row.prize_code,
    sent: Object.entries({ ...sent, ...(facts.wish !== undefined && { wish: facts.wish }) }).map(
      ([field, value]) => ({ field, value }),
    ),
    receivedAt: row.received_at,
    unsubscribeLink,
    link: path === undefined ? privateLink : siteUrl + path,
    photos: row.photos,
    photosLink,
    contact: shop.contact,
    address: (tellsAddress && shop.addressFor({ isConfirmed: tellsAddress === 'always' })) ?? null,
    rulesLink: isLocalSite(siteUrl) ? null : siteUrl + prizeRulesPath,
  };
};

const attachedTo = ({ catalogue: shop, config }: MailDeps, row: MailRow, content: MailContent) => {
  const { appointment, calendar, calendarEntry, sequence = 1 } = content;
  const receivedAt = content.receivedAt ?? calendarEntry?.receivedAt;
  if (!calendar || !appointment || receivedAt === undefined) return null;
  const { who, phone } = calendarEntry ?? {};
  return calendarFile({
    reference: content.reference,
    receivedAt,
    appointment,
    type: appointment.type,
    calendar,
    sequence,
    at: row.created_at,
    organizer: senderAddress(config),
    phone: shop.contact.phone.display,
    address: shop.addressFor({ isConfirmed: calendar === 'request' }),
    attendee: calendarEntry ? bareStaffAddress({ catalogue: shop, config }, row) : row.recipient,
    ...(who !== undefined && {
      forStaff: { who, lines: [phone ? formatPhone(phone) : null, content.piece, content.link] },
    }),
  });
};

/** Where a mail to the staff goes, as the settings say it; undefined: they do not. */
export const staffAddress = ({ config }: Pick<MailDeps, 'config'>, row: MailRow): string | undefined =>
  (JSON.parse(row.facts) as MailFacts).to ?? config.notifyEmail;

const bareStaffAddress = (deps: Pick<MailDeps, 'catalogue' | 'config'>, row: MailRow): string =>
  addressIn(staffAddress(deps, row) ?? deps.catalogue.contact.email);

/** The mail as it is sent. Rendered anew each time: the outbox stores facts, not markup. */
export const composeMail = (deps: MailDeps, row: MailRow, links: PrivateLinks) => {
  const content = toContent(deps, row, links);
  return { ...renderMail(row.kind, content), calendar: attachedTo(deps, row, content) };
};

/** The subject of a mail, without rendering it. */
export const subjectOf = (deps: MailDeps, row: MailRow): string =>
  mailSubject(row.kind, toContent(deps, row, { privateLink: null, unsubscribeLink: null }));

/** A mail of the outbox with its private links, ready for one attempt to send it. */
export const outgoingMail = (deps: MailDeps, row: MailRow, links: PrivateLinks, now: Date): OutgoingMail => {
  const { config } = deps;
  const isForStaff = row.recipient === null;
  // In a header of its own such an address would keep the whole mail from servers without SMTPUTF8.
  const canReply = row.kind === 'staff-notice' && row.email !== null && !needsSmtpUtf8(row.email);
  return {
    messageId: `<${row.message_key}@${getDomain(senderAddress(config))}>`,
    to: row.recipient ?? bareStaffAddress(deps, row),
    replyTo: canReply ? { name: row.name ?? '', address: row.email as string } : null,
    ...composeMail(deps, row, links),
    unsubscribeLink: links.unsubscribeLink,
    isAutomatic: !isForStaff && mailDefinitions[row.kind].isPersonal !== true,
    date: now,
  };
};

/** The booking form as an earlier request had it: about the same piece, at the address it has by now, for the same purpose. */
export const bookAgainPath = (
  { pieceId, appointmentType }: ReturnType<typeof sentTexts>,
  { products }: Catalogue,
): string =>
  bookingPath(products.find(({ id }) => String(id) === pieceId)?.slug, toAppointmentType(appointmentType));
