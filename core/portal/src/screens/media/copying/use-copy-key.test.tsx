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

test('in a field Copy means the field', () => {
  const copy = vi.fn();
  show(withMenu, copy);
  screen.getByLabelText('Search').focus();
  fireEvent.copy(screen.getByLabelText('Search'));
  expect(copy).not.toHaveBeenCalled();
});

test('where text is marked Copy means the text', () => {
  const copy = vi.fn();
  show(withMenu, copy);
  document.getSelection()?.selectAllChildren(screen.getByText('Some text'));
  fireEvent.copy(document.body);
  expect(copy).not.toHaveBeenCalled();
  document.getSelection()?.removeAllRanges();
});

test('a browser, which has no menu of ours, keeps its own Copy', () => {
  const copy = vi.fn();
  show({}, copy);
  fireEvent.copy(document.body);
  expect(copy).not.toHaveBeenCalled();
});
