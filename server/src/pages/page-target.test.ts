import { describe, expect, test } from 'vitest';
import { pageTarget } from './page-target.ts';

describe('the canonical target of a page', () => {
  test.each([
    ['/', '/', false],
    ['/contact', '/contact', false],
    ['/contact?Style=Halo', '/contact?Style=Halo', false],
    ['/contact/', '/contact', true],
    ['/contact//?a=/', '/contact?a=/', true],
    ['/CONTACT', '/contact', true],
    ['/a%20b', '/a%20b', false],
    ['/a/../b', '/b', true],
    ['//evil.example', '/evil.example', true],
    ['/\\evil.example', '/evil.example', true],
    ['/\\/evil.example/', '/evil.example', true],
    ['/%', '/%25', false],
  ])('of %s is %s', (target, url, moved) => {
    expect(pageTarget(target)).toEqual({ url, moved });
  });

  test.each(['/Contact/', '//a//b/', '/\\x', '/%E0%A4', '/Ünder/', '/a b/'])(
    'of %s leads to one that is canonical itself',
    (target) => {
      const { url } = pageTarget(target);
      expect(pageTarget(url)).toEqual({ url, moved: false });
    },
  );
});
