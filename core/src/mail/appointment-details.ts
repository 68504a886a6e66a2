import { appointmentTypeNames, shop } from '../business/index.ts';
import { formatDay, formatSlot } from '../format/index.ts';
import type { MailContent, MailTime } from './mail-definition.ts';

/** 'Monday, June 15 at 2:00 PM (Eastern Time)' */
export const formatMailTime = ({ day, slot }: MailTime): string =>
  `${formatDay(day)} at ${formatSlot(slot)} (${shop.timeZoneName})`;

/** Time and purpose of an appointment; empty for other submissions. */
export const getAppointmentDetails = ({
  appointment,
}: Pick<MailContent, 'appointment'>): { label: string; value: string }[] => {
  if (!appointment) return [];
  const about = appointment.type && { label: 'About', value: appointmentTypeNames[appointment.type] };
  return [{ label: 'When', value: formatMailTime(appointment) }, ...(about ? [about] : [])];
};
