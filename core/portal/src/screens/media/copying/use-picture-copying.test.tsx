import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import type { AdminHost } from '../../../shared/host/admin-host.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { usePictureCopying } from './use-picture-copying.ts';

const file = toLibraryFile({
  name: 'ring.webp',
  relativePath: 'rings/ring.webp',
  publicUrl: '/media/rings/ring.webp',
  type: 'webp',
  size: 3,
  lastModified: '2026-11-21T12:00:00.000Z',
});
const png = new Uint8Array([137, 80, 78, 71]);

// jsdom neither decodes nor draws pictures.
const stubDrawing = (decodes: boolean) => {
  vi.stubGlobal('createImageBitmap', async () => {
    if (!decodes) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { width: 40, height: 30, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(Object.assign(new Blob(), { arrayBuffer: async () => png.buffer })),
  );
};

const use = (abilities: Partial<AdminHost>) => {
  const { host, wrapper } = signedInPortal(abilities);
  return { notify: host.notify, ...renderHook(() => usePictureCopying(), { wrapper }) };
};

const copyWith = async (copyPicture: NonNullable<AdminHost['copyPicture']>) => {
  const { notify, result } = use({ copyPicture });
  await act(async () => result.current?.copyPicture(file));
  expect(result.current?.busy).toBe(false);
  return notify.mock.calls[0]?.[0];
};

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('picture')));

test('the picture is decoded here, whatever its format, and copied as PNG', async () => {
  stubDrawing(true);
  const copyPicture = vi.fn(async () => {});
  expect(await copyWith(copyPicture)).toMatchObject({ tone: 'success', title: 'Copied to clipboard' });
  expect(copyPicture).toHaveBeenCalledExactlyOnceWith(png);
});

test.each([
  ['a picture that cannot be decoded', false, async () => new Response('?'), /cannot be read/],
  ['a picture that is gone', true, async () => new Response('', { status: 404 }), /cannot be read/],
  ['a server that is gone', true, async () => Promise.reject(new TypeError('Failed')), /cannot be reached/],
])('%s is named, and nothing is copied', async (_, decodes, answer, reason) => {
  stubDrawing(decodes);
  vi.stubGlobal('fetch', answer);
  const copyPicture = vi.fn(async () => {});
  const notice = await copyWith(copyPicture);
  expect(notice).toMatchObject({ tone: 'error', title: 'The picture was not copied' });
  expect(notice?.text).toMatch(reason);
  expect(copyPicture).not.toHaveBeenCalled();
});

test('a clipboard that refuses is named', async () => {
  stubDrawing(true);
  const notice = await copyWith(async () => Promise.reject(new Error('refused')));
  expect(notice?.text).toMatch(/clipboard could not be used/);
});

test('a host that cannot copy pictures offers nothing', () => {
  expect(use({}).result.current).toBeUndefined();
});
