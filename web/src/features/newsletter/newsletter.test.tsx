import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { Newsletter } from './newsletter.tsx';

const FAILED = 'There was an error subscribing to our newsletter. Please try again.';

const email = () => screen.getByLabelText('Email');
const type = (value: string) => fireEvent.change(email(), { target: { value } });
const button = () => screen.getByRole('button', { name: /^Subscrib/ });

describe('the newsletter sign-up', () => {
  test('says so when the address is none, without a final full stop', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<Newsletter />);
    type('elena');
    await userEvent.click(button());
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  test('gives way to a thank-you that has the focus, once the address is stored', async () => {
    const held = deferred<Response>();
    const { bodies } = stubServer(() => held.promise);
    renderInSite(<Newsletter />);
    type('elena@example.com');
    await userEvent.type(email(), '{Enter}');
    await waitFor(() => expect(button()).toHaveTextContent('Subscribing...'));
    expect(button()).toBeDisabled();
    await waitFor(() => expect(bodies).toEqual([{ email: 'elena@example.com' }]));
    held.resolve(Response.json({ success: true, message: 'Stored.' }, { status: 201 }));
    await waitFor(async () => expect(await screen.findByText('Thank you for subscribing!')).toHaveFocus());
    expect(await screen.findByText('Subscription successful')).toBeInTheDocument();
    expect(screen.getByText('Thank you for subscribing to our newsletter!')).toBeInTheDocument();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByText(/Please confirm/)).toBeNull();
  });

  test('says where to confirm, if an email is sent', async () => {
    stubServer(answer(201, { success: true, message: 'Stored.', isMailed: true }));
    renderInSite(<Newsletter />);
    type('elena@example.com');
    await userEvent.click(button());
    expect(
      await screen.findByText(/^Please confirm in the email we sent to elena@example.com.* spam folder\.$/),
    ).toBeVisible();
  });

  test('takes an address as a telephone pastes it', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<Newsletter />);
    type('\u202amailto:a&b@example.com\u202c;');
    await userEvent.click(button());
    expect(await screen.findByText('Subscription successful')).toBeInTheDocument();
    expect(bodies).toEqual([{ email: 'a&b@example.com' }]);
  });

  test.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), FAILED],
    [
      'the server says why not',
      answer(429, { success: false, code: 'rate_limited', message: 'Please wait a few minutes.' }),
      'Please wait a few minutes.',
    ],
    ['a failure says nothing but why', answer(400, { message: 'Please wait.' }), 'Please wait.'],
  ])('keeps the form and the address when %s', async (_, respond, text) => {
    stubServer(respond);
    renderInSite(<Newsletter />);
    type('elena@example.com');
    await userEvent.click(button());
    expect(await screen.findByText('Subscription failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(email()).toHaveValue('elena@example.com');
    expect(button()).toHaveTextContent('Subscribe');
    expect(button()).toBeEnabled();
  });
});
