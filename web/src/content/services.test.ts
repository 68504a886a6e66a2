import { serviceGroups } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { services } from './services.ts';

describe('the services', () => {
  test('are the five tabs of SPEC section 2, ring sizing first', () => {
    expect(services.map(({ id, title }) => [id, title])).toEqual(Object.entries(serviceGroups));
  });

  test.each(services)('show three different pictures of $id', ({ id, pictures }) => {
    expect(pictures.map(({ src }) => src)).toEqual([1, 2, 3].map((n) => `/media/services/${id}-${n}.jpg`));
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(3);
  });
});
