import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { Button } from './button.tsx';
import { ChoicesMenu } from './menu-choices.tsx';

const open = () => {
  const rename = vi.fn();
  const choices = [
    { label: 'Compare', choose: vi.fn(), disabled: true },
    { label: 'Rename', choose: rename },
    { label: 'Delete', choose: vi.fn() },
  ];
  const part = (
    <ChoicesMenu choices={choices}>
      <Button>Change</Button>
    </ChoicesMenu>
  );
  return { rename, ...renderPortal('/admin/media', signedInPortal(), { part }) };
};
const button = () => screen.getByRole('button', { name: 'Change' });
const highlighted = () => document.querySelector('[role=menuitem][data-highlighted]');

test('a menu that is not loaded yet opens at the first click, and gives the focus back to its button', async () => {
  const { user } = open();
  const opener = button();
  expect(opener).toHaveAttribute('aria-haspopup', 'menu');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  const menu = await screen.findByRole('menu', { name: 'Change' });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toBe(menu);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(opener).toBe(button());
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{ArrowDown}', 'Rename'],
  ['{Enter}', 'Rename'],
  ['{ArrowUp}', 'Delete'],
])('%s opens it at %s', async (key, label) => {
  const { user } = open();
  button().focus();
  await user.keyboard(key);
  await waitFor(() => expect(highlighted()).toHaveTextContent(label));
});

test('what is chosen is done, once', async () => {
  const { user, rename } = open();
  button().focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()).toHaveTextContent('Rename'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rename).toHaveBeenCalledOnce());
});
