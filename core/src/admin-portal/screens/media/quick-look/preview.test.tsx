import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { portalSystem } from '../../../../theme/index.ts';
import type { Portal } from '../../../shared/portal/portal.ts';
import { PortalContext } from '../../../shared/portal/portal-context.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { Preview } from './preview.tsx';

const portal = {
  live: { subscribe: () => () => undefined, state: () => 'live', timesOpened: () => 1 },
} as unknown as Portal;

const film = toLibraryFile({
  name: 'damaged.mp4',
  relativePath: 'films/damaged.mp4',
  publicUrl: '/media/films/damaged.mp4',
  size: 19,
  type: 'mp4',
  lastModified: '2026-11-20T10:00:00.000Z',
});

const open = () =>
  render(
    <ChakraProvider value={portalSystem}>
      <PortalContext value={portal}>
        <Preview file={film} onSize={vi.fn()} />
      </PortalContext>
    </ChakraProvider>,
  );

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
