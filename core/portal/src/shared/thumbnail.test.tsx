import { act, fireEvent, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { mediaFile } from '../../../../tests/support/media-files.ts';
import { timesOpenedAtom } from './live/live-connection.ts';
import { Thumbnail } from './thumbnail.tsx';

const open = () => {
  const store = createStore();
  const { container } = render(
    <Provider store={store}>
      <Thumbnail file={mediaFile('rings/damaged.jpg')} layout="grid" />
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
