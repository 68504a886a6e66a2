import type { AdminSession } from '@jeweler/core/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPortal, signedInPortal } from '../../../../tests/support/signed-in-portal.tsx';
import { notFound, stubServer } from '../../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../../tests/support/stub-window.ts';
import { stripPersonalParams } from '../shared/paths.ts';

const session: AdminSession = {
  token: 'a-token',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};

let place = () => '';
const open = (entry: string, stored: AdminSession | null = null) => {
  const view = renderPortal(entry, signedInPortal({}, stored));
  ({ place } = view);
  return view;
};
const expectUrl = (url: string) => waitFor(() => expect(place()).toBe(url));

beforeEach(() => {
  // A server that accepts the session and answers everything else with 404.
  stubServer(notFound);
  stubWindow({ matches: false });
});

describe('signed in', () => {
  test.each([
    ['/admin', '/admin/media'],
    ['/admin/', '/admin/media'],
    ['/', '/admin/media'],
    ['/admin/login', '/admin/dashboard'],
    ['/admin/media?q=ring&view=list', '/admin/media?q=ring&view=list'],
  ])('%s leads to %s', async (entry, url) => {
    open(entry, session);
    await expectUrl(url);
    expect(await screen.findByRole('navigation', { name: 'Portal' })).toBeVisible();
  });

  test.each(['/admin/nowhere', '/admin/Media', '/admin/media/deeper'])(
    '%s says that there is nothing',
    async (entry) => {
      open(entry, session);
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expectUrl(entry);
      expect(document.title).toBe('Page Not Found · Media Management Portal');
    },
  );

  test('the navigation names the screens, and the present one among them', async () => {
    open('/admin/dashboard', session);
    const navigation = within(await screen.findByRole('navigation', { name: 'Portal' }));
    expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Requests',
      'Agenda',
      'Catalogue',
      'Prizes',
      'Media Library',
      'Settings',
    ]);
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Today');
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Media Management Portal');
  });

  test('an address that leads nowhere has a way back', async () => {
    open('/admin/nowhere', session);
    (await screen.findByRole('link', { name: 'Go to Today' })).click();
    await expectUrl('/admin/dashboard');
  });
});

test.each(['/admin', '/admin/', '/admin/media?view=list', '/admin/dashboard', '/admin/nowhere'])(
  'signed out, %s leads to the sign-in',
  async (entry) => {
    open(entry);
    expect(await screen.findByLabelText('Username')).toBeVisible();
    await expectUrl('/admin/login');
  },
);

test.each([
  ['/admin/media', '/admin/media'],
  ['/admin/media?q=smith&folder=a%2Fb&view=list', '/admin/media?view=list'],
  ['/admin/media?sort=newest&unused=1&kind=image', '/admin/media?sort=newest&unused=1&kind=image'],
])('%s is kept as %s', (url, kept) => {
  expect(stripPersonalParams(url)).toBe(kept);
});

test('a window that finds somebody else signed in keeps nothing of the person before', async () => {
  stubServer(async (request) => {
    const name = request.headers.get('authorization') === 'Bearer a-token' ? 'anna' : 'ben';
    return request.url.endsWith('/session')
      ? Response.json({ ...session, username: name, name, publicOrigin: 'https://shop.example.com' })
      : notFound(request);
  });
  const { user, portal, session: stored } = open('/admin/account', session);
  const name = () => screen.getByRole('textbox', { name: 'Your name' });
  await waitFor(() => expect(name()).toHaveValue('anna'));
  await user.type(name(), ', typed');
  portal.queries.setQueryData(['of-anna'], 'hers');
  stored.changeElsewhere({ ...session, token: 'b-token' });
  await waitFor(() => expect(name()).toHaveValue('ben'));
  expect(portal.queries.getQueryData(['of-anna'])).toBeUndefined();
});
