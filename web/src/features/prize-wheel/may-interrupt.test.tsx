import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mayInterrupt } from './may-interrupt.ts';

test('a page that is only read may be interrupted', () => {
  render(<p>Text</p>);
  expect(mayInterrupt(document)).toBe(true);
});

test('an open dialog may not', () => {
  render(<dialog open>Menu</dialog>);
  expect(mayInterrupt(document)).toBe(false);
});

test('a dialog that is closed but still there does not count', () => {
  render(<dialog>Menu</dialog>);
  expect(mayInterrupt(document)).toBe(true);
});

test('an open menu of the header may not', () => {
  render(
    <header>
      <button type="button" aria-expanded="true">
        Rings
      </button>
    </header>,
  );
  expect(mayInterrupt(document)).toBe(false);
});

test('a field being filled in may not, a focused link may', () => {
  render(
    <>
      <input aria-label="Name" />
      <a href="/contact">Contact</a>
    </>,
  );
  screen.getByLabelText('Name').focus();
  expect(mayInterrupt(document)).toBe(false);
  screen.getByRole('link').focus();
  expect(mayInterrupt(document)).toBe(true);
});
