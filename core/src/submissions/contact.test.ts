import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { contactMessageSchema } from './contact.ts';

const message = {
  name: 'Elena Ruiz',
  email: 'elena@example.com',
  phone: '561 555 0100',
  message: 'My ring has lost a stone.',
};

describe('a contact message', () => {
  test('is accepted with and without a phone number', () => {
    const { phone: _, ...withoutPhone } = message;
    expect(contactMessageSchema.parse(message)).toEqual(message);
    expect(contactMessageSchema.parse(withoutPhone)).toEqual(withoutPhone);
    expect(getMessages(contactMessageSchema, { ...message, phone: '' })).toEqual({});
    expect(getMessages(contactMessageSchema, { ...message, phone: '12' })).toEqual({});
  });

  test('names every faulty field in the words of SPEC section 5', () => {
    const messages = {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      message: 'Message must be at least 10 characters.',
    };
    expect(getMessages(contactMessageSchema, { name: 'E', email: 'elena', message: 'Too short' })).toEqual(
      messages,
    );
    expect(getMessages(contactMessageSchema, {})).toEqual(messages);
  });

  test('begins to be valid at exactly 2 and 10 characters', () => {
    expect(getMessages(contactMessageSchema, { ...message, name: 'El', message: '1234567890' })).toEqual({});
  });

  test('loses keys that are not its own', () => {
    expect(contactMessageSchema.parse({ ...message, status: 'done', id: 1 })).toEqual(message);
  });

  test('keeps a filled honeypot for the server to judge', () => {
    expect(contactMessageSchema.parse({ ...message, website: 'spam' })).toHaveProperty('website', 'spam');
  });

  test.each([null, [], 'text', 7])('is never %j', (value) => {
    expect(contactMessageSchema.safeParse(value).success).toBe(false);
  });
});
