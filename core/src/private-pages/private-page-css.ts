import { colorTokens } from '../theme/color-tokens.ts';

const { paper, ink, bone, gold, garnet } = colorTokens;

/** The one style element of a page; the server allows it by its hash. */
export const privatePageCss = `
:root{color-scheme:light dark;--bg:${paper[100].value};--fg:${ink[900].value};--quiet:${ink[600].value};--rule:#DDD4C4;--accent:${gold[700].value};--solid:${ink[900].value};--on-solid:${bone[100].value};--error:${garnet[600].value}}
@media (prefers-color-scheme:dark){:root{--bg:${ink[900].value};--fg:${bone[100].value};--quiet:${bone[300].value};--rule:#3B342D;--accent:${gold[300].value};--solid:${bone[100].value};--on-solid:${ink[900].value};--error:${garnet[200].value}}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.55 'Figtree Variable',Figtree,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:2.5rem 1.25rem;border-top:3px solid ${gold[500].value}}
h1,.shop{font-family:'Cormorant Garamond',Georgia,'Times New Roman',serif;font-weight:500;line-height:1.2}
h1{font-size:2.25rem;margin:0 0 1.5rem}
.shop{font-size:1.5rem;margin:0 0 2rem}
dl{margin:0 0 2rem;display:grid;grid-template-columns:minmax(5rem,auto) minmax(0,1fr);gap:.5rem 1.25rem}
dt{color:var(--quiet)}
dd{margin:0}
.time{white-space:nowrap}
a{color:var(--accent)}
.notice{margin:0 0 1.5rem;padding:.75rem 1rem;border-left:3px solid var(--accent)}
.error{color:var(--error)}
details{border-top:1px solid var(--rule);padding:1rem 0}
summary{cursor:pointer;min-height:2.75rem;display:list-item;padding:.5rem 0}
label{display:block;margin:0 0 .5rem}
textarea{width:100%;min-height:6rem;padding:.75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--quiet)}
button,.button{display:inline-block;margin:1rem 0 0;min-height:2.75rem;padding:.6rem 1.4rem;font:inherit;color:var(--on-solid);background:var(--solid);border:0;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
footer{margin-top:2.5rem;color:var(--quiet);font-size:.875rem}
`.trim();
