import { usualServices } from '@jeweler/core/business';
import type { ServiceLine } from '@jeweler/core/schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { Link } from '../../components/link.tsx';
import { QuoteForm } from './quote-form.tsx';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));

const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const send = async (respond: Parameters<typeof stubServer>[0]) => {
  const server = stubServer(respond);
  renderInSite(<QuoteForm />);
  enter('Name', 'Elena Marsh');
  enter('Email', 'elena@example.com');
  enter('Service', 'Chains');
  enter('Message', 'A broken link near the clasp.');
  await submit();
  return server;
};

describe('the quote form', () => {
  test('says every message of an empty form; the phone is optional', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<QuoteForm />);
    await submit();
    for (const message of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please select a service type.',
      'Message must be at least 10 characters.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText(/Phone/)).toBeValid();
    expect(bodies).toEqual([]);
  });

  test('offers the five services', () => {
    renderInSite(<QuoteForm />);
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    expect(names).toEqual([
      'Select a service',
      'Ring Sizing',
      'Stone Setting',
      'Chains',
      'Earrings',
      'Additional',
    ]);
  });

  test.each([
    ['without a tab that has no service any more', ({ group }: ServiceLine) => group !== 'chains', 4],
    ['all of them where no service is shown', () => false, 5],
  ])('offers them %s', (_case, isShown, count) => {
    renderInSite(<QuoteForm />, { data: { shop: { services: usualServices.filter(isShown) } } });
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    expect(names).toHaveLength(count + 1);
    expect(names.includes('Chains')).toBe(count === 5);
  });

  test('follows the tab that is opened until the visitor chooses', async () => {
    const tabs = ['?service=chains', '?service=earrings', ''];
    renderInSite(
      <>
        {tabs.map((query) => (
          <Link key={query} to={`/services${query}`}>
            {query || 'first'}
          </Link>
        ))}
        <QuoteForm />
      </>,
      { path: '/services' },
    );
    const service = screen.getByLabelText('Service');
    const open = (name: string) => userEvent.click(screen.getByRole('link', { name }));
    expect(service).toHaveValue('');
    await open('?service=chains');
    expect(service).toHaveValue('Chains');
    await open('first');
    expect(service).toHaveValue('Ring Sizing');
    enter('Service', 'Additional');
    await open('?service=earrings');
    expect(service).toHaveValue('Additional');
  });

  test('sends the request, thanks and starts anew', async () => {
    const { bodies } = await send(stored);
    expect(await screen.findByText('Service Request Submitted')).toBeVisible();
    expect(
      screen.getByText("Thank you for your request. I'll get back to you within 24 hours."),
    ).toBeVisible();
    expect(bodies).toEqual([
      {
        name: 'Elena Marsh',
        email: 'elena@example.com',
        serviceType: 'Chains',
        message: 'A broken link near the clasp.',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'We have your quote request' })).toHaveFocus();
    expect(screen.getByText('elena@example.com')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Service')).toHaveValue('');
  });

  test('takes any status that is OK for a yes', async () => {
    await send(answer(200, {}));
    expect(await screen.findByText('Service Request Submitted')).toBeVisible();
  });

  test('says Submitting... while the request is under way', async () => {
    await send(() => new Promise(() => {}));
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  });

  test.each([
    ['refuses', answer(429, { success: false, code: 'rate_limited', message: 'Too many requests.' })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is hidden behind a network’s own page', async () => new Response('<p>Please sign in</p>')],
  ])('keeps what was entered and says so when the server %s', async (_case, respond) => {
    await send(respond);
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('There was a problem submitting your request. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('A broken link near the clasp.');
    expect(screen.getByLabelText('Service')).toHaveValue('Chains');
  });

  test('shows a server’s message at the field it belongs to', async () => {
    const message = 'Please enter a valid email address.';
    await send(answer(400, { success: false, code: 'validation', message, fields: { email: message } }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  test('that is refused leaves whoever has gone on to something else where they are', async () => {
    const held = deferred<Response>();
    renderInSite(<input aria-label="Elsewhere" />);
    await send(() => held.promise);
    await waitFor(() => expect(screen.getByRole('button')).toBeDisabled());
    screen.getByLabelText('Elsewhere').focus();
    const message = 'Please enter a valid email address.';
    held.resolve(Response.json({ success: false, fields: { email: message } }, { status: 400 }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });
});
