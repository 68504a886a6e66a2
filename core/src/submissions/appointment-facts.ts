import { addressLine, appointmentTypeNames } from '../business/index.ts';
import { formatPhone } from '../format/index.ts';
import type { ShopAddress } from '../schemas/index.ts';
import type { AppointmentRequest } from './appointment.ts';

/** What is said of something, as a name and values. */
export type Fact = readonly [name: string, ...values: string[]];

type Asked = Pick<AppointmentRequest, 'appointmentType' | 'email' | 'phone'>;

/**
 * What a visitor reads who has just asked for an appointment, beside its day and time.
 * @param piece the name of the piece that it is about
 * @param address where the shop is, if everybody may see it
 */
export const appointmentFacts = (
  { appointmentType, email, phone }: Asked,
  piece: string | undefined,
  address: ShopAddress | undefined,
): readonly Fact[] => [
  ['For', appointmentTypeNames[appointmentType]],
  ...(piece ? [['About', piece] as const] : []),
  ['Where', address ? addressLine(address) : 'We’ll send you the address when we confirm.'],
  ['Reply to', email, formatPhone(phone)],
];
