import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cataloguePortal, ring } from '../../../../../../tests/support/catalogue-portal.tsx';
// Otherwise it is loaded within the time of the first test.
import '../catalogue-screen.tsx';

const desk = cataloguePortal();
test('the list beside a record is as wide as somebody has made it, also the next time', async () => {
  desk.catalogue.add('products', 1, ring);
  desk.catalogue.add('products', 2, { ...ring, slug: 'pear', name: 'Pear Drop' });
  desk.open('/admin/catalogue/products/1');
  const divider = await screen.findByRole('separator', { name: 'Width of the list' });
  expect(divider).toHaveAttribute('aria-valuenow', '38');
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(divider).toHaveAttribute('aria-valuenow', '40');
  await desk.go('/admin/catalogue/products');
  expect(screen.queryByRole('separator')).toBeNull();
  await desk.go('/admin/catalogue/products/2');
  expect(await screen.findByRole('separator')).toHaveAttribute('aria-valuenow', '40');
  fireEvent.keyDown(screen.getByRole('separator'), { key: 'End' });
  fireEvent.keyDown(screen.getByRole('separator'), { key: 'ArrowRight' });
  expect(localStorage.getItem('catalogueListWidth')).toBe('60');
});

test('stays within its bounds, whatever is kept, and is changed where nothing can be kept', async () => {
  desk.catalogue.add('products', 1, ring);
  desk.open('/admin/catalogue/products/1');
  const divider = await screen.findByRole('separator', { name: 'Width of the list' });
  for (const [newValue, width] of [
    ['500', '60'],
    ['-3', '28'],
    ['"wide"', '38'],
  ] as const) {
    const event = new StorageEvent('storage', {
      key: 'catalogueListWidth',
      newValue,
      storageArea: localStorage,
    });
    act(() => void window.dispatchEvent(event));
    expect(divider).toHaveAttribute('aria-valuenow', width);
  }
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(divider).toHaveAttribute('aria-valuenow', '40');
  expect(full).toHaveBeenCalled();
});
