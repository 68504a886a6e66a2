import { render } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { bareHost } from '../../../../tests/support/bare-host.ts';
import { memorySessionStore } from '../../../../tests/support/memory-session-store.ts';
import { stubServer } from '../../../../tests/support/stub-server.ts';
import type { HostCommand } from '../host/admin-host.ts';
import { createPortal } from '../portal/create-portal.ts';
import { PortalContext } from '../portal/portal-context.ts';
import type { ScreenName } from '../routing/route.ts';
import { searchWantedAtom } from './search-wanted-atom.ts';
import { useFrameCommands } from './use-frame-commands.ts';

const Frame = ({ screen }: { screen: ScreenName }) => {
  useFrameCommands(screen);
  return <p>{useAtomValue(searchWantedAtom) ? 'searching' : 'idle'}</p>;
};

const open = (screen: ScreenName) => {
  const listeners = new Set<(command: HostCommand) => void>();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const host = {
    ...bareHost(),
    session: memorySessionStore({ token: 'a-token', expiresAt: inAnHour }).store,
    commands: (listener: (command: HostCommand) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const portal = createPortal(host);
  const rendered = render(
    <PortalContext value={portal}>
      <Provider store={portal.store}>
        <Frame screen={screen} />
      </Provider>
    </PortalContext>,
  );
  const command = (name: HostCommand) => {
    for (const listener of listeners) listener(name);
  };
  return { ...rendered, portal, host, command, listeners };
};

beforeEach(() => window.history.replaceState(null, '', '/admin/dashboard'));

test('Find leads to the library and asks for its search', async () => {
  const { command, host, findByText } = open('dashboard');
  command('find');
  expect(host.navigation.current()).toBe('/admin/media');
  await findByText('searching');
});

test('Find in the library stays where it is', async () => {
  window.history.replaceState(null, '', '/admin/media?view=list');
  const { command, host, findByText } = open('media');
  command('find');
  await findByText('searching');
  expect(host.navigation.current()).toBe('/admin/media?view=list');
});

test('Sign out signs out', () => {
  stubServer(async () => new Response(null, { status: 204 }));
  const { command, portal } = open('dashboard');
  expect(portal.session.state().phase).toBe('signed-in');
  command('sign-out');
  expect(portal.session.state()).toEqual({ phase: 'signed-out', why: 'left' });
  vi.unstubAllGlobals();
});

test('a screen that has gone hears no more', () => {
  const { unmount, listeners } = open('dashboard');
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
