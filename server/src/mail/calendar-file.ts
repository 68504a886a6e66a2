import { TZDate } from '@date-fns/tz';
import { addressLine, appointmentTypeNames, shop, shopInstant } from '@jeweler/core/business';
import type { MailFacts } from '@jeweler/core/mail';
import type { AppointmentType, ShopAddress } from '@jeweler/core/schemas';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { getDomain } from './sender-address.ts';

const HOUR_MS = 3_600_000;

interface CalendarEntry {
  readonly reference: string;
  /** When the submission was received: together with the reference it identifies the entry permanently. */
  readonly receivedAt: string;
  readonly appointment: NonNullable<MailFacts['appointment']>;
  readonly type: AppointmentType | null;
  readonly calendar: NonNullable<MailFacts['calendar']>;
  readonly sequence: number;
  /** When this version was written, ISO date-time, UTC. */
  readonly at: string;
  /** The address that the mails come from. */
  readonly organizer: string;
  /** The number that the shop is called at, as it is written. */
  readonly phone: string;
  /** Where the shop is, if the reader may know. */
  readonly address: ShopAddress | undefined;
  /** Who is invited: the visitor, or somebody on the staff; null if nobody is. */
  readonly attendee: string | null;
  /** In the calendars of staff: whose appointment it is, and further lines. */
  readonly forStaff?: { readonly who: string; readonly lines: readonly (string | null)[] };
}

const statuses = {
  request: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancel: ICalEventStatus.CANCELLED,
};

// The library formats plain dates in this machine's time zone; a TZDate carries the shop's.
const shopDate = (instant: number): TZDate => new TZDate(instant, shop.timeZone);

/**
 * The appointment as an iCalendar file (RFC 5545, 5546): the same UID for every change, with an increasing
 * SEQUENCE; in the shop's time zone, whose definition it includes.
 * @param asCopy for a calendar entry without an invitation, as on the visitor's page
 */
export const calendarFile = (entry: CalendarEntry, { asCopy = false } = {}) => {
  const { appointment, calendar, type, forStaff } = entry;
  const typeName = type && appointmentTypeNames[type];
  const method = asCopy ? 'PUBLISH' : calendar === 'cancel' ? 'CANCEL' : 'REQUEST';
  const start = shopInstant(appointment.day, appointment.slot).getTime();
  const file = ical({
    prodId: { company: shop.name, product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  file.createEvent({
    id: `${entry.reference}-${Date.parse(entry.receivedAt)}@${getDomain(entry.organizer)}`,
    sequence: entry.sequence,
    stamp: new Date(entry.at),
    start: shopDate(start),
    end: shopDate(start + (appointment.hours ?? 1) * HOUR_MS),
    timezone: shop.timeZone,
    summary: forStaff
      ? [forStaff.who, typeName].filter(Boolean).join(', ') || 'Appointment'
      : `Appointment at ${shop.name}`,
    description: [`Reference ${entry.reference}`, ...(forStaff?.lines ?? [typeName, entry.phone])]
      .filter(Boolean)
      .join('\n'),
    location: `${shop.name}, ${entry.address ? addressLine(entry.address) : shop.region}`,
    status: statuses[calendar],
    organizer: { name: shop.name, email: entry.organizer },
    ...(entry.attendee !== null && !asCopy && { attendees: [{ email: entry.attendee, rsvp: false }] }),
  });
  return { method, content: file.toString() };
};
