import { describe, expect, test } from 'vitest';
import { moduleList } from './page-document.ts';
import { cutTemplate } from './web-build.ts';

describe('the list of a page’s modules', () => {
  const manifest = {
    page: { file: 'assets/page.js', imports: ['form', 'site'] },
    form: { file: 'assets/form.js', imports: ['page', 'site'] },
    site: { file: 'assets/site.js' },
  };

  test('names a module and its imports once, even in a circle', () => {
    expect(moduleList(['page', 'form'], manifest)).toBe(
      '<meta name="page-modules" content="/assets/page.js /assets/form.js /assets/site.js">',
    );
  });

  test('passes over a module the manifest does not know', () => {
    expect(moduleList(['gone'], manifest)).toBe('<meta name="page-modules" content="">');
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
