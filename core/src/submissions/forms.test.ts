import { expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { appointmentSlots, appointmentTypes } from '../schemas/appointment-options.ts';
import { appointmentRequestSchema } from './appointment.ts';
import { contactMessageSchema } from './contact.ts';
import { prizeClaimFormSchema, prizeClaimSchema } from './prize-claim.ts';
import { serviceRequestSchema } from './service-request.ts';
import { subscriptionSchema } from './subscription.ts';

/** In the words of SPEC section 5. */
const said = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  message: 'Message must be at least 10 characters.',
  serviceType: 'Please select a service type.',
  appointmentDate: 'Please select a date for your appointment.',
  appointmentTime: 'Please select a time for your appointment.',
  appointmentType: 'Please select the type of appointment.',
};

const elena = { name: 'Elena Ruiz', email: 'elena@example.com' };
const prizeForm = { ...elena, phone: '(561) 555-0100' };
const message = { ...elena, message: 'My ring has lost a stone.' };
const request = {
  ...elena,
  phone: '5615550100',
  appointmentDate: '2026-11-24T05:00:00.000Z',
  appointmentTime: '14:00',
  appointmentType: 'engagement',
};

test.each([
  ['a contact message', contactMessageSchema, message],
  ['a contact message with a phone number', contactMessageSchema, { ...message, phone: '561 555 0100' }],
  ['one with an empty phone number', contactMessageSchema, { ...message, phone: '' }],
  ['one with any phone number', contactMessageSchema, { ...message, phone: '12' }],
  [
    'one of exactly 2 and 10 characters',
    contactMessageSchema,
    { ...message, name: 'El', message: '1234567890' },
  ],
  [
    'one with a filled honeypot, for the server to judge',
    contactMessageSchema,
    { ...message, website: 'spam' },
  ],
  ['a service request', serviceRequestSchema, { ...message, serviceType: 'Ring Sizing' }],
  ['a prize claim', prizeClaimSchema, { ...prizeForm, prizeService: 'Polish & Shine', prizeValue: '$40' }],
  ['an appointment request', appointmentRequestSchema, request],
  ['one with empty notes', appointmentRequestSchema, { ...request, notes: '' }],
  ['one with notes', appointmentRequestSchema, { ...request, notes: 'A sapphire.\nOval.' }],
])('%s is accepted as it is', (_what, schema, sent) => {
  expect(schema.parse(sent)).toEqual(sent);
});

const faulty = { name: 'E', email: 'elena', message: 'Too short' };
const faultyTimes = { appointmentDate: '', appointmentTime: '', appointmentType: 'manicure' };
test.each([
  ['a contact message', contactMessageSchema, faulty],
  [
    'a service request',
    serviceRequestSchema,
    { name: ' E ', email: 'e', message: 'short', serviceType: ' ' },
  ],
  ['an empty form of a prize', prizeClaimFormSchema, { name: '', email: '', phone: '' }],
  ['the form of a prize', prizeClaimFormSchema, { name: 'E', email: 'e@', phone: '123456789' }],
  [
    'an appointment request',
    appointmentRequestSchema,
    { name: 'E', email: 'elena', phone: '123456789', ...faultyTimes },
  ],
])('%s names every field that is faulty or missing', (_what, schema, sent) => {
  const messages = Object.fromEntries(
    Object.keys(sent).map((field) => [field, said[field as keyof typeof said]]),
  );
  expect(getMessages(schema, sent)).toEqual(messages);
  expect(getMessages(schema, {})).toEqual(messages);
});

test('a contact message loses keys that are not its own', () => {
  expect(contactMessageSchema.parse({ ...message, status: 'done', id: 1 })).toEqual(message);
});

test.each([null, [], 'text', 7])('a contact message is never %j', (value) => {
  expect(contactMessageSchema.safeParse(value).success).toBe(false);
});

test('a subscription needs an address and says so without a final full stop', () => {
  expect(subscriptionSchema.parse({ email: ' elena@example.com ' })).toEqual({ email: 'elena@example.com' });
  const none = [
    undefined,
    '',
    'elena',
    'elena@',
    'elena@example',
    'a b@example.com',
    null,
    5,
    ['a@example.com'],
  ];
  for (const email of none)
    expect(getMessages(subscriptionSchema, { email })).toEqual({ email: said.email.slice(0, -1) });
});

test('a prize cannot be claimed without one', () => {
  expect(Object.keys(getMessages(prizeClaimSchema, prizeForm))).toEqual(['prizeService', 'prizeValue']);
});

const faultsWith = (changed: object) => getMessages(appointmentRequestSchema, { ...request, ...changed });

test('an appointment needs a phone number of 10 characters, trimmed', () => {
  expect(faultsWith({ phone: ' 1234567890 ' })).toEqual({});
  expect(faultsWith({ phone: ' 123456789 ' })).toHaveProperty('phone');
});

test.each([
  '2026-11-24',
  '2026-11-24T14:00',
  '2026-11-24T14:00:00',
  '2026-11-24T14:00:00Z',
  '2026-11-24T14:00:00.123456Z',
  '2026-11-24T14:00:00-05:00',
  '2028-02-29',
])('an appointment takes the date %s', (appointmentDate) => {
  expect(faultsWith({ appointmentDate })).toEqual({});
});

test.each([
  '24/11/2026',
  '2026-11-31',
  '2026-02-29',
  '2026-13-01',
  '2026-11-24T25:00:00Z',
  '2026-11-24 14:00',
  'tomorrow',
  1_795_000_000_000,
  null,
])('an appointment refuses the date %j', (appointmentDate) => {
  expect(faultsWith({ appointmentDate })).toEqual({ appointmentDate: said.appointmentDate });
});

test.each(['09:00', '19:00', '10:30', '2:00 PM'])('an appointment refuses the slot %s', (appointmentTime) => {
  expect(faultsWith({ appointmentTime })).toEqual({ appointmentTime: said.appointmentTime });
});

test('there are the nine hourly slots and the six types of SPEC section 9', () => {
  expect(appointmentSlots.join(' ')).toBe('10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00');
  expect(appointmentTypes.join(' ')).toBe('engagement bespoke collection wedding repair appraisal');
});
