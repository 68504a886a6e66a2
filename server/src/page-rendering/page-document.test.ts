import { describe, expect, test } from 'vitest';
import { preloadLinks } from './page-document.ts';
import { cutTemplate } from './web-build.ts';

describe('preload links', () => {
  const manifest = {
    page: { file: 'assets/page.js', imports: ['form', 'entry'] },
    form: { file: 'assets/form.js', imports: ['page', 'entry'] },
    entry: { file: 'assets/entry.js' },
  };
  const template = '<script src="/assets/entry.js"></script>';

  test('name a module and its imports once, even in a circle, and leave out the template’s', () => {
    expect(preloadLinks(['page', 'form'], manifest, template)).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/page.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/form.js">',
    );
  });

  test('pass over a module the manifest does not know', () => {
    expect(preloadLinks(['gone'], manifest, template)).toBe('');
  });
});

describe('the page template', () => {
  const html = 'a<!--app-head-->b<!--app-html-->c<!--app-data-->d';

  test('is cut at its markers', () => {
    expect(cutTemplate(html)).toEqual({ beforeHead: 'a', beforeHtml: 'b', beforeData: 'c', end: 'd' });
  });

  test('loses the nonces of development', () => {
    const withNonce = `<meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__">${html}`;
    expect(cutTemplate(withNonce).beforeHead).toBe('<script>a');
  });

  test('without a marker is refused by its name', () => {
    expect(() => cutTemplate(html.replace('<!--app-data-->', ''))).toThrow('<!--app-data-->');
  });
});
