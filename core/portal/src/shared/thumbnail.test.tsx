import type { MediaFile } from '@jeweler/core/schemas';
import { act, fireEvent, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { timesOpenedAtom } from './live/live-connection.ts';
import { Thumbnail } from './thumbnail.tsx';

const file: MediaFile = {
  name: 'damaged.jpg',
  relativePath: 'rings/damaged.jpg',
  publicUrl: '/media/rings/damaged.jpg',
  type: 'jpg',
  size: 19,
  lastModified: '2026-11-25T12:00:00.000Z',
};

const open = () => {
  const store = createStore();
  const { container } = render(
    <Provider store={store}>
      <Thumbnail file={file} layout="grid" />
    </Provider>,
  );
  return { container, reconnect: () => store.set(timesOpenedAtom, 1) };
};

test('a picture that fails is an icon, and is loaded again after a reconnect', () => {
  const { container, reconnect } = open();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  act(reconnect);
  expect(container.querySelector('img')).not.toBeNull();
});

test('a failure that is told together with a reconnect loads the picture anew', () => {
  const { container, reconnect } = open();
  const picture = container.querySelector('img') as HTMLImageElement;
  act(() => {
    fireEvent.error(picture);
    reconnect();
  });
  const next = container.querySelector('img') as HTMLImageElement;
  expect(next).not.toBe(picture);
  fireEvent.error(next);
  expect(container.querySelector('img')).toBeNull();
});
