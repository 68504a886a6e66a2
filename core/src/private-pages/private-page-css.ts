import { colorTokens } from '../theme/color-tokens.ts';

const { paper, ink, bone, gold, garnet } = colorTokens;

const colors = {
  ground: { light: paper[200].value, dark: ink[950].value },
  sheet: { light: paper[50].value, dark: ink[850].value },
  text: { light: ink[900].value, dark: bone[100].value },
  quiet: { light: ink[600].value, dark: bone[300].value },
  rule: { light: '#DDD4C4', dark: '#3B342D' },
  accent: { light: gold[700].value, dark: gold[300].value },
  solid: { light: ink[900].value, dark: bone[100].value },
  'on-solid': { light: bone[100].value, dark: ink[900].value },
  error: { light: garnet[600].value, dark: garnet[200].value },
};

const variables = (scheme: 'light' | 'dark'): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color[scheme]}`)
    .join(';');

/**
 * The page's only style element: a sheet of paper as in the mails; the server's Content Security Policy
 * allows it by its hash.
 */
export const privatePageCss = `
:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root{${variables('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.65 'Figtree Variable',Figtree,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{min-height:100vh;padding:2rem 1.25rem 2.5rem;background:var(--sheet);border-top:3px solid ${gold[500].value}}
@media (min-width:48rem){main{max-width:40rem;min-height:0;margin:4rem auto;padding:3rem 3.5rem}}
h1,.shop{font-family:'Cormorant Garamond',Georgia,'Times New Roman',serif;font-weight:500;line-height:1.15;text-wrap:balance}
h1{font-size:2.5rem;letter-spacing:-.008em;margin:0 0 1.75rem}
.shop{font-size:1.625rem;margin:0 0 2.5rem}
.shop a{color:inherit;text-decoration:none}
p{margin:0 0 1.25rem;text-wrap:pretty}
dl{margin:0 0 2rem;display:grid;grid-template-columns:minmax(5rem,auto) minmax(0,1fr);gap:.625rem 1.5rem}
dt{color:var(--quiet)}
dd{margin:0;grid-column:2}
.time{white-space:nowrap}
a{color:var(--accent);text-underline-offset:.36em;text-decoration-thickness:1px}
.notice{margin:0 0 1.75rem;padding:.75rem 1rem;border-left:2px solid ${gold[500].value}}
.error{color:var(--error)}
.actions{display:flex;flex-wrap:wrap;gap:1rem;margin:0 0 2rem}
details{border-top:1px solid var(--rule)}
details:last-of-type{border-bottom:1px solid var(--rule)}
details form{padding:0 0 1.5rem}
summary{display:flex;justify-content:space-between;align-items:center;min-height:3.5rem;cursor:pointer;list-style:none;font-weight:500}
summary::-webkit-details-marker{display:none}
summary::after{content:'+';font-size:1.5rem;font-weight:300;line-height:1;color:var(--accent)}
details[open]>summary::after{content:'\\2212'}
details details:last-of-type{border-bottom:0}
fieldset{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.25rem,1fr));gap:.5rem;margin:0 0 1.25rem;padding:0;border:0}
legend{margin:0 0 .5rem;padding:0}
fieldset label{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;margin:0;padding:.5rem .75rem;border:1px solid var(--rule);font-size:1rem;font-weight:400;cursor:pointer}
fieldset label:has(:checked){border-color:var(--text)}
input[type=radio]{flex:none;width:1.125rem;height:1.125rem;margin:0;accent-color:var(--accent)}
label{display:block;margin:0 0 .5rem;font-size:.875rem;font-weight:500}
textarea,.field{display:block;width:100%;margin:0 0 1.25rem;padding:.75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--quiet);border-radius:0}
textarea{min-height:6rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.5rem 1.75rem;font:600 .75rem/1.4 'Figtree Variable',Figtree,Helvetica,Arial,sans-serif;letter-spacing:.16em;text-transform:uppercase;color:var(--on-solid);background:var(--solid);border:1px solid var(--solid);border-radius:0;text-decoration:none;cursor:pointer}
.line{color:var(--text);background:transparent}
@media (hover:hover){button:hover,.button:hover{border-color:var(--accent)}}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
footer{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:3rem;color:var(--quiet);font-size:.875rem}
`.trim();
