import { describe, expect, test } from 'vitest';
import { pageRules } from './page-rules.ts';

describe('the rules of a page', () => {
  const rulesFor = (css: string, html: string) => pageRules(css)(html);

  test('are those whose classes it has, in their order, and all that ask for none', () => {
    const css = '*{color:red}.b{color:green}.c{color:blue}.b .c{margin:0}.b.d{margin:1px}';
    expect(rulesFor(css, '<p class="c"><i class="b"></i></p>')).toBe(
      '*{color:red}.b{color:green}.c{color:blue}.b .c{margin:0}',
    );
  });

  test('count one fitting selector of several as enough', () => {
    expect(rulesFor('.a,.b:hover{top:0}.a,.c{left:0}', '<p class="b">')).toBe('.a,.b:hover{top:0}');
  });

  test('hold states, and ask for no class within a function', () => {
    const css = '.a:is(.x,:hover){top:0}.a:not(.y){left:0}.a:has(.z) .b{right:0}.n:is(.a){bottom:0}';
    expect(rulesFor(css, '<p class="a b">')).toBe(css.slice(0, css.indexOf('.n')));
  });

  test('keep layers and conditions, without those that are left empty', () => {
    const css =
      '@layer reset,utilities;@layer utilities{.a{top:0}@media (min-width:48rem){.md\\:b{top:1px}}@media print{.c{top:2px}}}@layer recipes{.d{top:0}}';
    expect(rulesFor(css, '<p class="a md:b">')).toBe(
      '@layer reset,utilities;@layer utilities{.a{top:0}@media (min-width:48rem){.md\\:b{top:1px}}}',
    );
  });

  test('hold no comment: what follows one, as in the sources, is the order of the layers', () => {
    expect(rulesFor('/* Layers. */\n@layer reset,utilities;/* Rules. */.a{top:0}', '<p class="a">')).toBe(
      '@layer reset,utilities;.a{top:0}',
    );
  });

  test('are those whose elements it has', () => {
    const css = 'html{top:0}table{top:0}p,table{left:0}body td{left:0}*{right:0}[data-x]{right:1px}';
    expect(rulesFor(css, '<p>')).toBe('html{top:0}p,table{left:0}*{right:0}[data-x]{right:1px}');
  });

  test('keep fonts, and the keyframes that they play', () => {
    const css =
      '@font-face{font-family:F;src:url(f.woff2)}@keyframes appear{0%{opacity:0}to{opacity:1}}@keyframes spin{to{rotate:1turn}}.a{animation:appear 1s}.b{animation:spin 1s}';
    expect(rulesFor(css, '<p class="a">')).toBe(
      '@font-face{font-family:F;src:url(f.woff2)}@keyframes appear{0%{opacity:0}to{opacity:1}}.a{animation:appear 1s}',
    );
  });

  test('keep the custom properties that they refer to, and what those refer to', () => {
    const css =
      ':root{--ink:#111;--fg:var(--ink);--bg:#fff;--gap-0\\.5:1rem}[data-dark]{--fg:#eee;--bg:#000}.a{color:var(--fg)}.b{background:var(--bg)}';
    expect(rulesFor(css, '<p class="a" style="gap:var(--gap-0\\.5, 0)">')).toBe(
      ':root{--ink:#111;--fg:var(--ink);--gap-0\\.5:1rem}[data-dark]{--fg:#eee}.a{color:var(--fg)}',
    );
  });

  test('find classes that HTML and CSS write in other ways', () => {
    const css = ".\\[\\&_\\>_p\\]\\:m_0 > p{margin:0}.\\[\\&\\[data-a\\=\\'b\\'\\]\\]\\:m_1{margin:1px}";
    const html = '<p class="[&amp;_&gt;_p]:m_0 [&amp;[data-a=&#x27;b&#x27;]]:m_1">';
    expect(rulesFor(css, html)).toBe(css);
  });
});
