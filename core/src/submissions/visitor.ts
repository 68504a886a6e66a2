import { cleanAddress } from '../schemas/clean-address.ts';
import { emailAddress, freeText, line, MAX_EMAIL } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import type { FormField } from './definition.ts';

/** Fields shared by several public forms, with the messages of SPEC section 5. */
export const visitorName = line('Name', 2, 'Name must be at least 2 characters.');
const visitorEmail = emailAddress('Please enter a valid email address.');
/** Any text or none; an empty field counts as missing. */
export const optionalPhone = line('Phone', 0, 'Please enter a valid phone number.').optional();
/** Bookings by staff: an empty field counts as missing. */
export const optionalEmail = z
  .union([z.string().overwrite(cleanAddress).max(MAX_EMAIL).pipe(z.literal('')), visitorEmail], {
    error: 'Please enter a valid email address.',
  })
  .optional();
/** Who sends a form; in contact and service forms the phone number may be missing. */
export const visitor = {
  name: visitorName,
  email: visitorEmail,
  phone: line('Phone', 10, 'Please enter a valid phone number.'),
};
export const visitorWithOptionalPhone = { ...visitor, phone: optionalPhone };
export const visitorMessage = freeText('Message', 10, 'Message must be at least 10 characters.');

/**
 * The honeypot: an off-screen field that people leave empty and form-filling bots do not. Omitted from the
 * payload when empty; a submission with a filled one is stored as spam and answered like a success.
 */
export const honeypot = { website: z.string().max(1000).optional() };

/** The definitions of the fields above. */
export const whoFields = {
  name: { label: 'Name', column: 'Name' },
  email: { label: 'Email', column: 'Email' },
  phone: { label: 'Phone', column: 'Phone' },
} as const satisfies Record<string, FormField>;
export const visitorFields = {
  ...whoFields,
  message: { label: 'Message', column: 'Message', isLong: true },
  website: { label: 'Hidden field', column: null, isLeftOutOfMail: true },
} as const satisfies Record<string, FormField>;
