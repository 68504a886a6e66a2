import { describe, expect, test } from 'vitest';
import { developmentCsp, pageCsp, portalCsp } from './content-security-policy.ts';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** `printf %s 'a{color:red}' | openssl dgst -sha256 -binary | base64` */
const RED = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";

const directive = (csp: string, name: string) => csp.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of a page', () => {
  test('allows each style element by the hash of exactly its text, each once', () => {
    const html = '<style data-emotion="css x">a{color:red}</style><p><style>a{color:red}</style>';
    expect(directive(pageCsp(html), 'style-src')).toBe(`style-src 'self' ${RED}`);
  });

  test('allows Emotion’s empty element in the portal only', () => {
    expect(directive(pageCsp('<p>'), 'style-src')).toBe("style-src 'self'");
    expect(directive(portalCsp('<p>'), 'style-src')).toBe(`style-src 'self' ${EMPTY}`);
  });

  test('allows what says which documents may be fetched ahead, and no other script beside it', () => {
    const html = '<script id="a" type="speculationrules">a{color:red}</script><script>alert(1)</script>';
    expect(directive(pageCsp(html), 'script-src')).toBe(`script-src 'self' ${RED}`);
  });

  test('opens nothing but style attributes to inline text', () => {
    const csp = pageCsp('<script>alert(1)</script>');
    expect(directive(csp, 'script-src')).toBe("script-src 'self'");
    expect(csp.match(/unsafe-[a-z]+/g)).toEqual(['unsafe-inline']);
    expect(directive(csp, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
    for (const name of ['default-src', 'object-src', 'frame-ancestors']) {
      expect(directive(csp, name)).toBe(`${name} 'none'`);
    }
  });
});

test('development allows what carries its nonce, and differs in nothing else', () => {
  const own = developmentCsp('abc')
    .replaceAll(" 'nonce-abc'", '')
    .replace(" 'inline-speculation-rules'", '')
    .replace(' ws:', '');
  expect(own).toBe(pageCsp(''));
});
