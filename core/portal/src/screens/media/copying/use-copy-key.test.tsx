import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import type { AdminHost } from '../../../shared/host/admin-host.ts';
import { useCopyKey } from './use-copy-key.ts';

const withMenu: Partial<AdminHost> = { commands: () => () => undefined };

const Screen = ({ copy }: { copy: (() => void) | undefined }) => {
  useCopyKey(copy);
  return (
    <>
      <p>Some text</p>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Select All" />
    </>
  );
};

const show = (abilities: Partial<AdminHost>, copy: (() => void) | undefined) =>
  render(<Screen copy={copy} />, signedInPortal(abilities));

test('the menu’s Copy copies the files, also with the focus on a check box', () => {
  const copy = vi.fn();
  show(withMenu, copy);
  fireEvent.copy(document.body);
  screen.getByLabelText('Select All').focus();
  fireEvent.copy(screen.getByLabelText('Select All'));
  expect(copy).toHaveBeenCalledTimes(2);
});

test.each([
  ['in a field Copy means the field', withMenu, () => screen.getByLabelText('Search').focus()],
  [
    'where text is marked Copy means the text',
    withMenu,
    () => document.getSelection()?.selectAllChildren(screen.getByText('Some text')),
  ],
  ['a browser, which has no menu of ours, keeps its own Copy', {}, () => {}],
])('%s', (_, abilities, reach) => {
  const copy = vi.fn();
  show(abilities, copy);
  reach();
  fireEvent.copy(document.activeElement ?? document.body);
  expect(copy).not.toHaveBeenCalled();
  document.getSelection()?.removeAllRanges();
});
