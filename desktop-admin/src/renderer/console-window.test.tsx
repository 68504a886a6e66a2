import { ChakraProvider } from '@chakra-ui/react';
import { portalSystem } from '@jeweler/portal/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { consoleBridge } from '../../../tests/support/console-bridge.ts';
import { answer, stubServer } from '../../../tests/support/stub-server.ts';
import { stubWindow } from '../../../tests/support/stub-window.ts';
import type { WindowStart } from '../shared/ipc-contract.ts';
import { ConsoleWindow } from './console-window.tsx';
import { showMainNotices } from './host/main-notices.ts';
import { createMenu } from './host/menu.ts';

const SERVER = 'https://shop.example.com';
const nobodySignedIn: WindowStart = {
  server: SERVER,
  address: 'shop.example.com',
  session: null,
  lock: { isLocked: false, minutes: 0, onClose: false, pin: 'none' },
  hasTouchId: false,
  settings: { showsNames: false, quietWhenClosed: false, printing: { isSilent: false, printer: '' } },
  path: null,
};

const open = (start: WindowStart, origin = SERVER) => {
  const main = consoleBridge({ 'server:connect': async () => ({ outcome: 'connected', origin }) });
  const { bridge } = main;
  render(
    <ChakraProvider value={portalSystem}>
      <MemoryRouter initialEntries={['/admin/login']} useTransitions={false}>
        <ConsoleWindow
          bridge={bridge}
          menu={createMenu(bridge)}
          notices={showMainNotices(bridge)}
          start={start}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return { ...main, user: userEvent.setup() };
};

/** Emitted outside of React's `act`, which would wait forever for the hidden portal. */
const askForAddress = async (emit: ReturnType<typeof open>['emit']) => {
  setTimeout(() => emit('command', 'server-address'));
  await screen.findByLabelText('Server address');
};

beforeEach(() => stubWindow({ matches: false }));

test('without a server the address is asked for, and then the sign-in stands there', async () => {
  const { user } = open({ ...nobodySignedIn, server: null, address: '' });
  await user.type(screen.getByLabelText('Server address'), 'shop.example.com{Enter}');
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(screen.queryByLabelText('Server address')).toBeNull();
});

test('the menu leads to the address and Cancel back, with what was typed elsewhere; the same server again changes nothing', async () => {
  const { user, emit } = open(nobodySignedIn);
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await askForAddress(emit);
  expect(screen.getByLabelText('Server address')).toHaveValue('shop.example.com');
  expect(screen.getByLabelText('Username')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Username')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('maria');
  await askForAddress(emit);
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByLabelText('Username')).toHaveValue('maria');
});

test('another server begins anew', async () => {
  const { user, emit } = open(nobodySignedIn, 'https://other.example.com');
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await askForAddress(emit);
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByLabelText('Username')).toHaveValue('');
});

test('another server ends what still ran at the one before, its session too', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const start = { ...nobodySignedIn, session: { token: 'a-handle', expiresAt } };
  stubServer(answer(404, { success: false }));
  const { user, emit, told } = open(start, 'https://other.example.com');
  await askForAddress(emit);
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(told('session:end')).toEqual(['a-handle']);
});
