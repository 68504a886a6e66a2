import { TZDate } from '@date-fns/tz';
import { appointmentTypeNames, shop, shopInstant } from '@jeweler/core/business';
import type { AppointmentType } from '@jeweler/core/schemas';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailFacts } from './outbox.ts';

/** How long an appointment is shown in calendars, in milliseconds: the length of a slot. */
const LENGTH = 3_600_000;

interface CalendarEntry {
  readonly reference: string;
  /** When the submission was received: with the reference it names the entry for all time. */
  readonly receivedAt: string;
  readonly appointment: NonNullable<MailFacts['appointment']>;
  readonly type: AppointmentType | null;
  readonly calendar: NonNullable<MailFacts['calendar']>;
  readonly sequence: number;
  /** When this was said, ISO date-time, UTC. */
  readonly at: string;
  /** The visitor's address; null where nobody is invited. */
  readonly attendee: string | null;
}

export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly content: string;
}

const statuses = {
  request: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancel: ICalEventStatus.CANCELLED,
};

/** The domain of the shop's own address, which makes names unique in the world. */
export const mailDomain = shop.email.slice(shop.email.indexOf('@') + 1);

// The library writes plain dates by the zone of this machine; these carry the shop's.
const shopDate = (instant: number): TZDate => new TZDate(instant, shop.timeZone);

/**
 * The appointment as an iCalendar file (RFC 5545, 5546): the same UID at each change, with a SEQUENCE that
 * rises; in the shop's time zone, which it describes.
 * @param asCopy for a calendar without an invitation, as the visitor's page gives it
 */
export const calendarFile = (entry: CalendarEntry, { asCopy = false } = {}): CalendarFile => {
  const { appointment, calendar, type } = entry;
  const method = asCopy ? 'PUBLISH' : calendar === 'cancel' ? 'CANCEL' : 'REQUEST';
  const start = shopInstant(appointment.day, appointment.slot).getTime();
  const file = ical({
    prodId: { company: shop.name, product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  file.createEvent({
    id: `${entry.reference}-${Date.parse(entry.receivedAt)}@${mailDomain}`,
    sequence: entry.sequence,
    stamp: new Date(entry.at),
    start: shopDate(start),
    end: shopDate(start + LENGTH),
    timezone: shop.timeZone,
    summary: `Appointment at ${shop.name}`,
    description: [`Reference ${entry.reference}`, type && appointmentTypeNames[type], shop.phone.display]
      .filter(Boolean)
      .join('\n'),
    location: `${shop.name}, ${shop.region}`,
    status: statuses[calendar],
    organizer: { name: shop.name, email: shop.email },
    ...(entry.attendee !== null && !asCopy && { attendees: [{ email: entry.attendee, rsvp: false }] }),
  });
  return { method, content: file.toString() };
};
