import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import { toLibraryFile } from '../files/library-file.ts';
import { Preview } from './preview.tsx';

const film = toLibraryFile({
  name: 'damaged.mp4',
  relativePath: 'films/damaged.mp4',
  publicUrl: '/media/films/damaged.mp4',
  size: 19,
  type: 'mp4',
  lastModified: '2026-11-20T10:00:00.000Z',
});

const open = () => render(<Preview file={film} onSize={vi.fn()} />, signedInPortal());

/** jsdom does not implement `error` of video elements. */
const failed: PropertyDescriptor = { configurable: true, get: () => ({ code: 4 }) };

afterEach(() => {
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
});

test('a film that failed before React listened is said to be unplayable', () => {
  Object.defineProperty(HTMLMediaElement.prototype, 'error', failed);
  open();
  expect(screen.getByText(/^This video cannot be played here\./)).toBeVisible();
});

test('a film without a fault is shown with its controls', () => {
  open();
  expect(screen.getByLabelText('damaged.mp4')).toHaveAttribute('controls');
});
