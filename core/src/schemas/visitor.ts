import { emailAddress, freeText, line } from './text-rules.ts';
import { z } from './zod.ts';

/** Fields that several public forms share, with the messages of SPEC section 5. */
export const visitorName = line('Name', 2, 'Name must be at least 2 characters.');
export const visitorEmail = emailAddress('Please enter a valid email address.');
export const visitorPhone = line('Phone', 10, 'Please enter a valid phone number.');
/** Contact and service forms: any text or none; an empty field counts as none. */
export const optionalPhone = line('Phone', 0, 'Please enter a valid phone number.').optional();
export const visitorMessage = freeText('Message', 10, 'Message must be at least 10 characters.');

/**
 * The honeypot: an off-screen field that people leave empty and form-filling robots do not.
 * Absent from the payload when empty; a filled one is stored as spam and answered like a success.
 */
export const honeypot = { website: z.string().max(1000).optional() };
