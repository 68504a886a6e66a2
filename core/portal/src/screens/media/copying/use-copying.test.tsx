import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import { toLibraryFile } from '../files/library-file.ts';
import { useCopying } from './use-copying.ts';

const files = (...paths: string[]) => paths.map((path) => toLibraryFile(mediaFile(path)));
const use = () => {
  const { host, wrapper } = signedInPortal();
  return { host, ...renderHook(() => useCopying(), { wrapper }) };
};

test('a path of two lines is left out, and that is said', async () => {
  const { host, result } = use();
  await act(async () => result.current.copy('paths', files('1.jpg', 'two\nlines.jpg', '2.jpg')));
  expect(host.copyText).toHaveBeenCalledExactlyOnceWith('1.jpg\n2.jpg');
  expect(host.notify.mock.lastCall?.[0]).toEqual({
    tone: 'success',
    title: 'Copied to clipboard',
    text: '2 file paths copied. 1 file was left out: its path contains a line break or another control character. Please rename it.',
    lasting: true,
  });
});

test('where nothing is left to copy, the clipboard keeps what it has', async () => {
  const { host, result } = use();
  await act(async () => result.current.copy('paths', files('two\nlines.jpg', 'a\tb.jpg')));
  expect(host.copyText).not.toHaveBeenCalled();
  expect(host.notify.mock.lastCall?.[0]).toMatchObject({
    tone: 'error',
    title: 'Nothing was copied',
    text: '2 files were left out: their paths contain a line break or another control character. Please rename them.',
  });
  expect(result.current.done).toBeUndefined();
});
