import { colorTokens } from '../theme/color-tokens.ts';

const { gold } = colorTokens;

/** What the phone's page adds to the sheet: large buttons, and a grid of small pictures. */
export const phonePageCss = `
.shop{margin:0 0 1.5rem;padding-right:7rem}
h1{margin:0 0 .75rem}
main{position:relative}
[hidden]{display:none!important}
.language{position:absolute;top:1.25rem;right:1.25rem;min-height:2.75rem;padding:.25rem .75rem}
.ways{display:grid;gap:.75rem;margin:0 0 1.5rem}
.drop{display:none;margin:0}
main:has(.over){outline:2px dashed var(--accent);outline-offset:-.75rem}
.state{margin:0 0 1rem;font-weight:500}
progress{display:block;width:100%;height:.375rem;margin:0 0 1.5rem;appearance:none;border:0;background:var(--rule);accent-color:var(--accent)}
progress::-webkit-progress-bar{background:var(--rule)}
progress::-webkit-progress-value{background:var(--accent)}
progress::-moz-progress-bar{background:var(--accent)}
.notes{margin:0 0 1.5rem;padding:0;list-style:none}
.notes li{margin:0 0 .75rem;padding:.625rem 1rem;border-left:2px solid ${gold[500].value}}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.25rem,1fr));gap:.75rem;margin:0 0 1.5rem;padding:0;list-style:none}
.photos li{min-width:0}
.photos li.failed{grid-column:1/-1;display:grid;grid-template-columns:6.25rem minmax(0,1fr);column-gap:.75rem;align-items:start}
.photos li.failed figure{grid-row:span 2}
.photos figure{position:relative;margin:0;aspect-ratio:1;background:var(--ground);border:1px solid var(--rule);overflow:hidden}
.photos canvas{display:block;width:100%;height:100%}
.photos figure::after{content:attr(data-mark);position:absolute;right:0;bottom:0;min-width:2rem;padding:0 .375rem;background:var(--solid);color:var(--on-solid);font-size:.8125rem;line-height:1.75rem;text-align:center}
.photos figure[data-mark='']::after{content:none}
.photos span{display:block;margin-top:.25rem;font-size:.8125rem;line-height:1.4;color:var(--quiet)}
.photos span.error{color:var(--error)}
.photos button{width:100%;min-height:2.75rem;margin-top:.375rem;padding:.25rem .5rem}
.small{font-size:.875rem;color:var(--quiet)}
@media (min-width:48rem){.language{top:3rem;right:3.5rem}}
@media (hover:hover) and (pointer:fine){.request>.drop{display:block}.request>:first-child{display:none}.request>.line{color:var(--on-solid);background:var(--solid)}}
@media (scripting:none){#phone{display:none}}
`.trim();
