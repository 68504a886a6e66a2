import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stored, stubServer } from '../../../../tests/support/stub-server.ts';
import { ContactForm } from './contact-form.tsx';

const FAILED = 'There was a problem sending your message. Please try again.';
const TOO_MANY = 'Too many messages. Please try again in 10 minutes.';

const field = (label: string | RegExp) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: /^Send/ });

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const fillIn = () => {
  type('Name', 'Elena Marsh');
  type('Email', 'elena@example.com');
  type('Message', 'The clasp of my bracelet is worn.');
};

const forms = [
  {
    where: 'home page',
    page: 'home' as const,
    success: ['Message sent successfully!', "I'll get back to you within 24 hours."],
    limited: FAILED,
  },
  {
    where: 'contact page',
    page: 'contact' as const,
    success: [
      'Message Sent Successfully',
      'Thank you for contacting the jeweler. We will get back to you shortly.',
    ],
    limited: TOO_MANY,
  },
];

const submitAgainst = async (page: 'home' | 'contact', respond: Parameters<typeof stubServer>[0]) => {
  stubServer(respond);
  renderInSite(<ContactForm page={page} />);
  fillIn();
  await userEvent.click(button());
};

describe('what counts as received (SPEC section 7)', () => {
  test('a success flag on the home page, with or without a message', async () => {
    await submitAgainst('home', answer(200, { success: true }));
    expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument();
  });

  test.each([{ success: false, message: 'no' }, {}])('not %j on the home page', async (body) => {
    await submitAgainst('home', answer(200, body));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(field('Message')).toHaveValue('The clasp of my bracelet is worn.');
  });

  test.each([
    ['{}', answer(200, {})],
    ['nothing', async () => new Response(null, { status: 204 })],
  ])('any status that is OK on the contact page, with %s in the answer', async (_, respond) => {
    await submitAgainst('contact', respond);
    expect(await screen.findByText('Message Sent Successfully')).toBeInTheDocument();
  });

  test('a failure’s message is all that the contact page needs of it', async () => {
    await submitAgainst('contact', answer(400, { message: 'We are moving this week.' }));
    expect(await screen.findByText('We are moving this week.')).toBeInTheDocument();
  });
});

describe('a message that is left for another page while it is sent', () => {
  const leave = async () => {
    const held = deferred<Response>();
    stubServer(() => held.promise);
    renderInSite(
      <Routes>
        <Route
          path="/contact"
          element={
            <>
              <Link to="/services">Services</Link>
              <ContactForm page="contact" />
            </>
          }
        />
        <Route path="/services" element={<Link to="/contact">Contact</Link>} />
      </Routes>,
      { path: '/contact' },
    );
    fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toBeDisabled());
    await userEvent.click(screen.getByText('Services'));
    return held;
  };
  const comeBack = () => userEvent.click(screen.getByText('Contact'));

  test('is there again when sending failed', async () => {
    const held = await leave();
    held.reject(new TypeError('Failed to fetch'));
    await screen.findByText(FAILED);
    await comeBack();
    expect(field('Message')).toHaveValue('The clasp of my bracelet is worn.');
    expect(field('Name')).toHaveValue('Elena Marsh');
    stubServer(stored);
    await userEvent.click(button());
    await screen.findByRole('heading', { name: 'We have your message' });
    expect(field('Message')).toHaveValue('');
  });

  test('is gone when it was received', async () => {
    const held = await leave();
    held.resolve(Response.json({ success: true }, { status: 201 }));
    await screen.findByText('Message Sent Successfully');
    await comeBack();
    expect(field('Message')).toHaveValue('');
  });

  test('is shown until it is received', async () => {
    const held = await leave();
    await comeBack();
    expect(field('Message')).toHaveValue('The clasp of my bracelet is worn.');
    held.resolve(Response.json({ success: true }, { status: 201 }));
    await screen.findByText('Message Sent Successfully');
    expect(field('Message')).toHaveValue('');
  });
});

describe.each(forms)('the message form of the $where', ({ page, success, limited }) => {
  test('says what is wrong, gives the focus to the first wrong field and sends nothing', async () => {
    const { bodies } = stubServer(stored);
    renderInSite(<ContactForm page={page} />);
    await userEvent.click(button());
    await waitFor(() =>
      expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters.'),
    );
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
    expect(field('Name')).toHaveFocus();
    expect(field(/^Phone/)).toHaveAttribute('aria-invalid', 'false');
    expect(bodies).toEqual([]);
  });

  test('announces how many fields are wrong, again with each attempt', async () => {
    renderInSite(<ContactForm page={page} />);
    await userEvent.click(button());
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('3 fields need your attention.'));
    fillIn();
    // Characters that nobody can see are none.
    type('Message', '\u200b'.repeat(10));
    expect(alert).toHaveTextContent('3 fields need your attention.');
    await userEvent.click(button());
    await waitFor(() => expect(alert).toHaveTextContent('1 field needs your attention.'));
    expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  });

  test('sends a pasted address without its surroundings, and leaves it as it was typed', async () => {
    const { bodies } = stubServer(() => new Promise(() => {}));
    renderInSite(<ContactForm page={page} />);
    fillIn();
    const pasted = '"Elena Marsh" <elena@example.com>,';
    type('Email', pasted);
    type('Name', '\u202aElena Marsh\u202c');
    await userEvent.click(button());
    await waitFor(() =>
      expect(bodies).toEqual([expect.objectContaining({ name: 'Elena Marsh', email: 'elena@example.com' })]),
    );
    expect(field('Email')).toHaveValue(pasted);
  });

  test('is disabled while sending, then empty again, and says it was received', async () => {
    const held = deferred<Response>();
    const { bodies } = stubServer(() => held.promise);
    renderInSite(<ContactForm page={page} />);
    fillIn();
    await userEvent.dblClick(button());
    await waitFor(() => expect(button()).toHaveTextContent('Sending...'));
    expect(button()).toBeDisabled();
    expect(field('Name')).toHaveValue('Elena Marsh');
    await waitFor(() => expect(bodies).toHaveLength(1));
    held.resolve(Response.json({ success: true, message: 'Stored.' }, { status: 201 }));
    for (const text of success) expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field('Name')).toHaveValue('');
    expect(field('Message')).toHaveValue('');
    expect(button()).toHaveTextContent('Send Message');
    // An empty phone is absent, and so is the honeypot.
    expect(bodies).toEqual([
      {
        name: 'Elena Marsh',
        email: 'elena@example.com',
        message: 'The clasp of my bracelet is worn.',
      },
    ]);
  });

  test('says what was received above its fields, which are empty for another message', async () => {
    await submitAgainst(page, stored);
    const title = await screen.findByRole('heading', { name: 'We have your message' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('The clasp of my bracelet is worn.')).toBeVisible();
    expect(screen.getByText('elena@example.com')).toBeVisible();
    expect(field('Message')).toHaveValue('');
    // Typing the next one reports nothing before it is sent.
    await userEvent.type(field('Name'), 'E');
    expect(screen.queryByText('Name must be at least 2 characters.')).toBeNull();
    fillIn();
    await userEvent.click(button());
    expect(title).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'We have your message' })).toHaveFocus(),
    );
  });

  test('offers to add photos where the server takes them', async () => {
    const body = { success: true, photos: '/photos/a-token' };
    await submitAgainst(page, answer(201, body));
    expect(await screen.findByRole('link', { name: 'Add photos' })).toHaveAttribute('href', body.photos);
    stubServer(stored);
    fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Add photos' })).toBeNull());
  });

  test('leaves whoever has gone on to something else where they are', async () => {
    const held = deferred<Response>();
    stubServer(() => held.promise);
    renderInSite(
      <>
        <ContactForm page={page} />
        <input aria-label="Elsewhere" />
      </>,
    );
    fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toBeDisabled());
    field('Elsewhere').focus();
    held.resolve(Response.json({ success: true }, { status: 201 }));
    await screen.findByRole('heading', { name: 'We have your message' });
    expect(field('Elsewhere')).toHaveFocus();
  });

  test.each([
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), FAILED],
    ['a network’s own page comes instead', async () => new Response('<p>Please sign in</p>'), FAILED],
    ['a proxy answers in its own words', async () => new Response('Bad Gateway', { status: 502 }), FAILED],
    [
      'the server takes no more for a while',
      answer(429, { success: false, code: 'rate_limited', message: TOO_MANY }),
      limited,
    ],
  ])('keeps every value when %s', async (_, respond, text) => {
    await submitAgainst(page, respond);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Elena Marsh');
    expect(field('Message')).toHaveValue('The clasp of my bracelet is worn.');
    await waitFor(() => expect(button()).toBeEnabled());
    expect(button()).toHaveTextContent('Send Message');
  });
});
