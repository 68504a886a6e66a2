import { act, render } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { stubServer } from '../../../../../tests/support/stub-server.ts';
import type { HostCommand } from '../../shared/host/admin-host.ts';
import { searchRequestedAtom } from '../../shared/host/use-commands.ts';
import { useFrameCommands } from './use-frame-commands.ts';

const Frame = () => {
  useFrameCommands();
  const { pathname, search } = useLocation();
  return (
    <p>
      {useAtomValue(searchRequestedAtom) ? 'searching' : 'idle'} at {pathname + search}
    </p>
  );
};

const open = (path: string) => {
  const listeners = new Set<(command: HostCommand) => void>();
  const { portal, wrapper } = signedInPortal({
    commands: (_names: readonly HostCommand[], listener: (command: HostCommand) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <Frame />
    </MemoryRouter>,
    { wrapper },
  );
  const command = (name: HostCommand) => {
    for (const listener of listeners) listener(name);
  };
  return { ...rendered, portal, command, listeners };
};

test('Find leads to the library and asks for its search', async () => {
  const { command, findByText } = open('/admin/dashboard');
  act(() => command('find'));
  await findByText('searching at /admin/media');
});

test('Find in the library stays where it is', async () => {
  const { command, findByText } = open('/admin/media?view=list');
  act(() => command('find'));
  await findByText('searching at /admin/media?view=list');
});

test('Sign out signs out', () => {
  stubServer(async () => new Response(null, { status: 204 }));
  const { command, portal } = open('/admin/dashboard');
  expect(portal.session.state().phase).toBe('signed-in');
  command('sign-out');
  expect(portal.session.state()).toEqual({ phase: 'signed-out', why: 'left' });
});

test('a screen that has gone listens no more', () => {
  const { unmount, listeners } = open('/admin/dashboard');
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
