import { addressLine, appointmentTypeNames, mapHref, shop } from '../business/index.ts';
import { formatAppointment } from '../format/index.ts';
import type { AppointmentTime } from '../submissions/index.ts';
import type { MailContent } from './mail-definition.ts';
import type { MailEntry } from './mail-parts.tsx';

/** 'Monday, June 15 at 2:00 PM (Eastern Time)' */
export const formatMailTime = (time: AppointmentTime): string =>
  `${formatAppointment(time)} (${shop.timeZoneName})`;

/** Where the shop is; empty if the mail does not tell it. */
export const getWhere = ({ address }: Pick<MailContent, 'address'>): MailEntry[] =>
  address
    ? [
        {
          label: 'Where',
          value: addressLine(address),
          link: { href: mapHref(address), text: 'See it on the map' },
        },
        ...(address.directions === undefined ? [] : [{ label: 'Directions', value: address.directions }]),
      ]
    : [];

/** Time, place and purpose of an appointment; empty for other submissions. */
export const getAppointmentDetails = (
  content: Pick<MailContent, 'appointment' | 'address' | 'piece'>,
): MailEntry[] => {
  const { appointment, piece } = content;
  if (!appointment) return [];
  return [
    { label: 'When', value: formatMailTime(appointment) },
    ...getWhere(content),
    ...(appointment.type ? [{ label: 'For', value: appointmentTypeNames[appointment.type] }] : []),
    ...(piece === null ? [] : [{ label: 'About', value: piece }]),
  ];
};
