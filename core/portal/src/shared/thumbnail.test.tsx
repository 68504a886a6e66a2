import { act, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mediaFile } from '../../../../tests/support/media-files.ts';
import { Thumbnail } from './thumbnail.tsx';

const shown = (attempt: number) => (
  <Thumbnail file={mediaFile('rings/damaged.jpg')} layout="grid" attempt={attempt} />
);

test('a picture that fails is an icon, and is loaded again with the next attempt', () => {
  const { container, rerender } = render(shown(0));
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(shown(1));
  expect(container.querySelector('img')).not.toBeNull();
});

test('a failure that is told together with a new attempt loads the picture anew', () => {
  const { container, rerender } = render(shown(0));
  const picture = container.querySelector('img') as HTMLImageElement;
  act(() => {
    fireEvent.error(picture);
    rerender(shown(1));
  });
  const next = container.querySelector('img') as HTMLImageElement;
  expect(next).not.toBe(picture);
  fireEvent.error(next);
  expect(container.querySelector('img')).toBeNull();
});
