import { describe, expect, test } from 'vitest';
import { cutTemplate } from './web-build.ts';

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
