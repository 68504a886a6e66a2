import { addressLine, appointmentTypeNames, mapHref, shop } from '../business/index.ts';
import { formatDay, formatSlot } from '../format/index.ts';
import type { MailContent, MailTime } from './mail-definition.ts';
import type { MailEntry } from './mail-parts.tsx';

/** 'Monday, June 15 at 2:00 PM (Eastern Time)' */
export const formatMailTime = ({ day, slot }: MailTime): string =>
  `${formatDay(day)} at ${formatSlot(slot)} (${shop.timeZoneName})`;

/** Time, place and purpose of an appointment; empty for other submissions. */
export const getAppointmentDetails = ({
  appointment,
  address,
}: Pick<MailContent, 'appointment' | 'address'>): MailEntry[] => {
  if (!appointment) return [];
  const about = appointment.type && { label: 'About', value: appointmentTypeNames[appointment.type] };
  const where: MailEntry[] = address
    ? [
        {
          label: 'Where',
          value: addressLine(address),
          link: { href: mapHref(address), text: 'See it on the map' },
        },
        ...(address.directions === undefined ? [] : [{ label: 'Directions', value: address.directions }]),
      ]
    : [];
  return [{ label: 'When', value: formatMailTime(appointment) }, ...where, ...(about ? [about] : [])];
};
