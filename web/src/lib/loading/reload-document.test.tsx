import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { reloadDocument, restoreTyped } from './reload-document.ts';

const page = { href: 'http://localhost/appointment', pathname: '/appointment', reload: vi.fn() };

const BOOKING = '<input name="name"><input name="email"><textarea name="notes"></textarea>';
const form = (name: string, fields: string) => `<form name="${name}">${fields}</form>`;
const show = (...parts: string[]) => {
  document.body.innerHTML = `<main id="main" tabindex="-1">${parts.join('')}</main>`;
};
const field = (label: string, name: string) =>
  document.querySelector<HTMLInputElement>(`form[name="${label}"] [name="${name}"]`);
const type = (label: string, name: string, value: string) => {
  const at = field(label, name);
  if (at) at.value = value;
  at?.focus();
};
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);

beforeEach(() => {
  vi.stubGlobal('location', { ...page });
  vi.stubGlobal('fetch', async () => new Response());
});

afterEach(() => document.body.replaceChildren());

test('what was typed comes back to its field though the server’s page has one more than the hydrated page', async () => {
  show(form('Booking', BOOKING));
  type('Booking', 'name', 'Ada Ferrer');
  type('Booking', 'notes', 'The clasp is worn.');
  type('Booking', 'email', 'ada@example.com');
  await reloadDocument();
  show(form('Booking', `<input type="date" name="appointmentDate">${BOOKING}`));
  restoreTyped();
  expect(values()).toEqual(['', 'Ada Ferrer', 'ada@example.com', 'The clasp is worn.']);
  expect(field('Booking', 'email')).toHaveFocus();
});

test('fields of the same name in several forms are told apart; after anything else, the page has the focus', async () => {
  const forms = [form('Message', BOOKING), form('Newsletter', '<input name="email">')];
  show('<button>Try again</button>', ...forms);
  type('Message', 'email', 'ada@example.com');
  type('Newsletter', 'email', 'news@example.com');
  document.querySelector('button')?.focus();
  await reloadDocument();
  show(...forms.reverse());
  restoreTyped();
  expect(values()).toEqual(['news@example.com', '', 'ada@example.com', '']);
  expect(document.getElementById('main')).toHaveFocus();
});

test('what is typed on the page that was gone to while the server was asked comes back too', async () => {
  const asked = deferred<Response>();
  vi.stubGlobal('fetch', () => asked.promise);
  const reloaded = reloadDocument();
  Object.assign(window.location, { href: 'http://localhost/contact', pathname: '/contact' });
  show(form('Message', BOOKING));
  type('Message', 'name', 'Ada Ferrer');
  asked.resolve(new Response());
  await reloaded;
  show(form('Message', BOOKING));
  restoreTyped();
  expect(values()).toEqual(['Ada Ferrer', '', '']);
});
