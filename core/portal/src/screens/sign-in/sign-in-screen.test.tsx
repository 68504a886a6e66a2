import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { lostConnection, refused, staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { loadSignIn } from './index.ts';

const LOGIN = 'POST login';
const opened = () => ({ token: 'a-token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() });

const open = async (answer: object = opened, path = '/admin/login', more: Record<string, object> = {}) => {
  const portal = staffPortal({ [LOGIN]: answer, ...more });
  const page = portal.open(path, { isSignedIn: false });
  await act(loadSignIn);
  return { ...portal, ...page };
};
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });
const signIn = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) => {
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(password(), 'guessed');
  await user.click(button('Sign in'));
};
const failed = (text: string) =>
  expect.objectContaining({ id: 'sign-in', tone: 'error', title: 'Login Failed', text });

test('an empty form says what is required and asks nobody', async () => {
  const { user, bodies } = await open();
  expect(username()).toHaveFocus();
  await user.click(button('Sign in'));
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(username()).toHaveAccessibleDescription('Username is required');
  expect(username()).toHaveFocus();
  expect(bodies(LOGIN)).toEqual([]);
});

test('the focus stays where it was put, also when timers are late', async () => {
  vi.useFakeTimers();
  await open();
  password().focus();
  vi.runOnlyPendingTimers();
  expect(password()).toHaveFocus();
});

test('the password can be looked at', async () => {
  const { user } = await open();
  await user.type(password(), 'a secret');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(button('Show password'));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('a secret');
  await user.click(button('Hide password'));
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([
  ['the server’s refusal', refused(401, 'unauthorized', 'Wrong.'), 'Wrong.'],
  ['a message alone', Response.json({ message: 'Locked.' }, { status: 401 }), 'Locked.'],
  ['a message with 400', Response.json({ message: 'Not on Sundays.' }, { status: 400 }), 'Not on Sundays.'],
  ['a refusal without a message', Response.json({ error: 'no' }, { status: 401 }), 'Invalid credentials'],
  ['a refusal without a body', new Response('', { status: 401 }), 'Invalid credentials'],
  ['a page of a proxy', new Response('<h1>Bad gateway', { status: 502 }), 'Login failed'],
  ['an answer without a token', Response.json({ message: 'Well?' }), 'Login failed'],
])('%s is said in a notice and in the form, and what was typed stays', async (_, answer, text) => {
  const portal = await open(answer);
  await signIn(portal);
  expect(await within(screen.getByRole('form')).findByText(text)).toBeVisible();
  expect(portal.host.notify.mock.calls).toEqual([[failed(text)]]);
  expect(username()).toHaveValue('maria');
  expect(password()).toHaveValue('guessed');
  expect(portal.place()).toBe('/admin/login');
});

test('a lost connection fails the sign-in, says what to do, and the next attempt takes the notice away', async () => {
  const portal = await open(lostConnection);
  await signIn(portal);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server cannot be reached. Check the connection, then try again.',
  );
  expect(portal.host.notify.mock.calls).toEqual([[failed('Login failed')]]);
  expect(button('Sign in')).toHaveFocus();
  portal.answer({ [LOGIN]: opened });
  await portal.user.click(button('Sign in'));
  await waitFor(() => expect(portal.place()).toBe('/admin/dashboard'));
  expect(portal.host.hideNotice.mock.calls).toEqual([['sign-in']]);
});

test('someone locked out reads the server’s words, and for how long', async () => {
  const text = 'Too many requests. Please try again later.';
  const portal = await open(
    Response.json(
      { success: false, code: 'rate_limited', message: text },
      { status: 429, headers: { 'retry-after': '840' } },
    ),
  );
  await signIn(portal);
  expect(await screen.findByText('Too many attempts. Please try again in 14 minutes.')).toBeVisible();
  expect(portal.host.notify.mock.calls).toEqual([[failed(text)]]);
});

describe('signing in', () => {
  test('stores the session, says so, and leads to Today, whatever was asked for before', async () => {
    const session = opened();
    const portal = await open(session, '/admin/media?q=ring&view=list');
    await waitFor(() => expect(portal.place()).toBe('/admin/login'));
    await portal.user.type(username(), ' maria');
    await portal.user.type(password(), 'right{Enter}');
    await waitFor(() => expect(portal.place()).toBe('/admin/dashboard'));
    expect(portal.bodies(LOGIN)).toEqual([{ username: 'maria', password: 'right' }]);
    expect(portal.session.store.read()).toEqual(session);
    expect(portal.host.notify.mock.calls).toEqual([
      [{ tone: 'success', title: 'Login Successful', text: 'Welcome to the admin portal' }],
    ]);
    expect(await screen.findByRole('link', { name: 'maria, your account' })).toBeVisible();
  });

  test('is sent once, however often the button is pressed', async () => {
    let answer = (_: object): void => undefined;
    const portal = await open(() => new Promise<object>((resolve) => (answer = resolve)));
    await signIn(portal);
    await portal.user.click(await screen.findByRole('button', { name: 'Signing in...' }));
    answer(opened());
    await waitFor(() => expect(portal.place()).toBe('/admin/dashboard'));
    expect(portal.bodies(LOGIN)).toHaveLength(1);
  });
});

test('a session that ends says so at the sign-in, and takes the notices along', async () => {
  const portal = staffPortal({ 'GET dashboard': refused(401, 'unauthorized', 'Please sign in again.') });
  const { host, session } = portal.open('/admin/dashboard');
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(portal.place()).toBe('/admin/login');
  expect(host.hideNotices).toHaveBeenCalledOnce();
  expect(session.store.read()).toBeUndefined();
});

test('a session that ended in the middle is gone on with where somebody was; one that was left begins with Today', async () => {
  const portal = staffPortal({ [LOGIN]: opened, 'POST logout': {} });
  const { session, user } = portal.open('/admin/agenda?day=2026-11-24');
  await waitFor(() => expect(portal.place()).toBe('/admin/agenda?day=2026-11-24'));
  act(() => session.changeElsewhere(undefined));
  await waitFor(() => expect(portal.place()).toBe('/admin/login'));
  await signIn({ user });
  await waitFor(() => expect(portal.place()).toBe('/admin/agenda?day=2026-11-24'));
  await user.click(button('Logout'));
  await waitFor(() => expect(portal.place()).toBe('/admin/login'));
  await signIn({ user });
  await waitFor(() => expect(portal.place()).toBe('/admin/dashboard'));
});

describe('a forgotten password', () => {
  const OPTIONS = 'GET /api/staff/sign-in';
  const FORGET = 'POST password-resets';
  const LINK = 'Forgot password?';

  test('where email is sent, a link is asked for on the same card, and the answer is always the same', async () => {
    const more = { [OPTIONS]: { sendsMail: true }, [FORGET]: lostConnection };
    const portal = await open(opened, '/admin/login', more);
    const { user } = portal;
    await user.click(await screen.findByRole('button', { name: LINK }));
    const field = screen.getByLabelText('Username or email');
    expect(field).toHaveFocus();
    await user.type(field, 'maria@shop.example.com{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^The server cannot be reached/));
    portal.answer({ [FORGET]: { success: true } });
    await user.click(button('Send a link'));
    const sentence =
      'If there is an account with an email address under that name, we have sent it a link. It works for 30 minutes.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(portal.bodies(FORGET).at(-1)).toEqual({ username: 'maria@shop.example.com' });
    expect(username()).toHaveFocus();
  });

  test.each([
    ['no email is sent', { sendsMail: false }],
    ['that is not known', lostConnection],
  ])('where %s, there is no link', async (_, answer) => {
    const { bodies } = await open(opened, '/admin/login', { [OPTIONS]: answer });
    await waitFor(() => expect(bodies(OPTIONS)).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: LINK })).not.toBeInTheDocument();
  });
});

describe('with a second factor', () => {
  const asked = refused(401, 'second_factor', 'Please enter the six digits.');
  const code = () => screen.findByLabelText('Code');
  const start = async () => {
    const portal = await open(asked);
    await signIn(portal);
    return portal;
  };

  test('six digits are asked for in a second step, without a notice, and sent with what was typed', async () => {
    const portal = await start();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(portal.host.notify).not.toHaveBeenCalled();
    portal.answer({ [LOGIN]: opened });
    await portal.user.type(await code(), '123 456{Enter}');
    await waitFor(() => expect(portal.place()).toBe('/admin/dashboard'));
    expect(portal.bodies(LOGIN).at(-1)).toEqual({ username: 'maria', password: 'guessed', code: '123456' });
  });

  test('a wrong code is said at its field, which keeps it; a recovery code does as well', async () => {
    const portal = await start();
    portal.answer({ [LOGIN]: refused(401, 'second_factor', 'The code is incorrect.') });
    await portal.user.type(await code(), '123456{Enter}');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/The code is incorrect\.$/));
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(await code()).toHaveValue('123456');
    expect(screen.getByRole('alert')).toHaveTextContent('The code is incorrect.');
    expect(portal.host.notify).not.toHaveBeenCalled();
    portal.answer({ [LOGIN]: opened });
    await portal.user.clear(await code());
    await portal.user.type(await code(), 'k4m7-rxfw-9ql3-2m6x{Enter}');
    await waitFor(() => expect(portal.bodies(LOGIN).at(-1)).toMatchObject({ code: 'K4M7RXFW9QL32M6X' }));
  });

  test('Back leads to username and password as they were typed, and so does a password changed meanwhile', async () => {
    const portal = await start();
    await code();
    await portal.user.click(button('Back'));
    expect(username()).toHaveValue('maria');
    expect(password()).toHaveValue('guessed');
    await portal.user.click(button('Sign in'));
    portal.answer({ [LOGIN]: refused(401, 'unauthorized', 'Invalid credentials') });
    await portal.user.type(await code(), '123456{Enter}');
    expect(await screen.findByText('Invalid credentials')).toBeVisible();
    expect(password()).toHaveValue('guessed');
  });
});
