import { ChakraProvider } from '@chakra-ui/react';
import { portalSystem } from '@jeweler/portal/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { deferred } from '../../../../tests/support/deferred.ts';
import type { ConnectResult } from '../../shared/ipc-contract.ts';
import { AddressScreen } from './address-screen.tsx';

const failed = (why: 'refused' | 'insecure', sentence: string): ConnectResult => ({
  outcome: 'failed',
  sentence,
  mayAllow: why === 'insecure',
});
const connected: ConnectResult = { outcome: 'connected', origin: 'https://shop.example.com' };

interface Opened {
  answer?: (asked: { address: string; allowInsecure: boolean }) => Promise<ConnectResult>;
  address?: string;
  onCancel?: () => void;
}

const open = ({ answer = async () => connected, address = '', onCancel }: Opened = {}) => {
  const main = consoleBridge({ 'server:connect': answer });
  const onConnected = vi.fn();
  render(
    <ChakraProvider value={portalSystem}>
      <AddressScreen bridge={main.bridge} address={address} onConnected={onConnected} onCancel={onCancel} />
    </ChakraProvider>,
  );
  return { ...main, onConnected, user: userEvent.setup() };
};

const field = () => screen.getByLabelText('Server address');
const connect = () => screen.getByRole('button', { name: 'Connect' });
const tick = () => screen.queryByLabelText('Allow an unencrypted connection');

test('the first start asks for one thing: the address, with the focus in its field', async () => {
  const { user, told, onConnected } = open();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('placeholder', 'shop.example.com');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(tick()).toBeNull();
  await user.type(field(), 'shop.example.com{Enter}');
  expect(told('server:connect')).toEqual([{ address: 'shop.example.com', allowInsecure: false }]);
  expect(onConnected).toHaveBeenCalledExactlyOnceWith('https://shop.example.com', 'shop.example.com');
});

test('what is wrong stands beside the field and is said; what was typed stays', async () => {
  const sentence = 'The server refused the connection. Is it running?';
  const { user, onConnected } = open({ answer: async () => failed('refused', sentence) });
  await user.type(field(), 'shop.example.com');
  await user.click(connect());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field()).toHaveAccessibleDescription(sentence);
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('shop.example.com');
  expect(tick()).toBeNull();
  expect(onConnected).not.toHaveBeenCalled();
  await user.type(field(), '/');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unencrypted connection is allowed by a tick of its own, for that address only', async () => {
  const answer = vi.fn(async ({ allowInsecure }: { allowInsecure: boolean }) =>
    allowInsecure ? connected : failed('insecure', 'Nothing would be encrypted.'),
  );
  const { user, told, onConnected } = open({ answer });
  await user.type(field(), 'http://10.0.0.5');
  await user.click(connect());
  await user.click(await screen.findByLabelText('Allow an unencrypted connection'));
  await user.type(field(), '0');
  expect(tick()).toBeNull();
  await user.click(connect());
  await user.click(await screen.findByLabelText('Allow an unencrypted connection'));
  await user.click(connect());
  await expect.poll(() => onConnected).toHaveBeenCalledOnce();
  expect(told('server:connect')).toEqual([
    { address: 'http://10.0.0.5', allowInsecure: false },
    { address: 'http://10.0.0.50', allowInsecure: false },
    { address: 'http://10.0.0.50', allowInsecure: true },
  ]);
});

test('where the address only leads to the server, that one is connected to by a click', async () => {
  const answer = async ({ address }: { address: string }): Promise<ConnectResult> =>
    address === 'https://shop.orenvale.com'
      ? { outcome: 'connected', origin: address }
      : {
          outcome: 'failed',
          sentence: 'The shop’s server is at shop.orenvale.com: connect to that one?',
          movedTo: 'https://shop.orenvale.com',
          mayAllow: false,
        };
  const { user, onConnected } = open({ answer });
  await user.type(field(), 'orenvale.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('connect to that one?');
  await user.click(screen.getByRole('button', { name: 'Connect to shop.orenvale.com' }));
  await expect.poll(() => onConnected).toHaveBeenCalledOnce();
  const other = 'https://shop.orenvale.com';
  expect(onConnected).toHaveBeenCalledExactlyOnceWith(other, other);
});

test('while it is tried nothing is sent twice, and it says so', async () => {
  const { promise, resolve } = deferred<ConnectResult>();
  const { user, told, onConnected } = open({ answer: () => promise, onCancel: () => {} });
  await user.type(field(), 'shop.example.com{Enter}');
  await user.click(screen.getByRole('button', { name: 'Connecting...' }));
  expect(told('server:connect')).toHaveLength(1);
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  resolve(connected);
  await expect.poll(() => onConnected).toHaveBeenCalledOnce();
});

test('a call that breaks is a failure like others', async () => {
  const { user } = open({ answer: async () => Promise.reject(new Error('gone')) });
  await user.type(field(), 'shop.example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be tested');
  expect(connect()).toBeEnabled();
});

test('with a server it can be left again, and says what another one means', async () => {
  const onCancel = vi.fn();
  const { user } = open({ address: 'shop.example.com', onCancel });
  expect(field()).toHaveValue('shop.example.com');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Connecting to another one signs you out here, and cancels uploads that are not complete.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
