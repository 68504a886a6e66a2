import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { ProductGallery } from './product-gallery.tsx';

vi.mock('./enlarged-picture.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test.each([
  ['leads to its file', 'stays', ['https://pictures.example.com/a.jpg']],
  ['leaves whoever has gone to another page there', 'goes', []],
])('a picture that cannot be enlarged %s', async (_what, visitor, files) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const picture = { src: 'https://pictures.example.com/a.jpg', alt: 'Pearls', width: 960, height: 960 };
  const { unmount } = renderInSite(<ProductGallery name="Pearls" pictures={[picture]} sizes="100vw" />);
  fireEvent.click(screen.getByRole('link'));
  if (visitor === 'goes') unmount();
  // It is requested a second time.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  expect(assign.mock.calls.flat()).toEqual(files);
});
