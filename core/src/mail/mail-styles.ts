import type { CSSProperties } from 'react';
import { colorTokens } from '../theme/color-tokens.ts';

const { paper, ink, bone, gold } = colorTokens;

/** The site's fonts first; most mail programs have none of them and use the next. */
const display = "'Cormorant Garamond', Georgia, 'Times New Roman', serif";
const text = "'Figtree Variable', Figtree, Helvetica, Arial, sans-serif";

const buttonPadding = '12px 22px';
/** Outlook's own property, which the types of CSS do not know. */
const outlookPadding = { msoPaddingAlt: buttonPadding } as CSSProperties;

const longValue = {
  padding: '6px 0',
  verticalAlign: 'top',
  color: ink[900].value,
  whiteSpace: 'pre-line',
} as const;

/**
 * Many mail programs drop style sheets, so every element has inline styles; `darkCss` changes the colors
 * where style sheets are supported.
 */
export const mailStyles = {
  body: { margin: 0, padding: 0, backgroundColor: paper[200].value },
  page: {
    padding: '24px 0',
    backgroundColor: paper[200].value,
    color: ink[900].value,
    fontFamily: text,
    fontSize: '16px',
    lineHeight: '1.55',
  },
  hidden: { display: 'none', overflow: 'hidden', lineHeight: '1px', maxHeight: 0, maxWidth: 0 },
  sheet: {
    width: '100%',
    maxWidth: '560px',
    backgroundColor: paper[50].value,
    borderTop: `3px solid ${gold[500].value}`,
  },
  inside: { padding: '28px 20px', overflowWrap: 'anywhere' },
  shop: {
    margin: '0 0 24px',
    fontFamily: display,
    fontSize: '24px',
    lineHeight: '1.2',
    color: ink[900].value,
  },
  title: {
    margin: '0 0 16px',
    fontFamily: display,
    fontSize: '28px',
    fontWeight: 500,
    lineHeight: '1.2',
    color: ink[900].value,
  },
  paragraph: { margin: '0 0 16px', color: ink[900].value },
  code: {
    margin: '0 0 16px',
    fontSize: '28px',
    fontWeight: 600,
    letterSpacing: '0.08em',
    lineHeight: '1.3',
    color: ink[900].value,
  },
  entries: { margin: '0 0 20px', borderCollapse: 'collapse', width: '100%' },
  // On one line: values may break anywhere, which would leave the labels two letters per line on a phone.
  label: {
    width: '96px',
    padding: '6px 16px 6px 0',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    color: ink[600].value,
  },
  value: { ...longValue, textAlign: 'left' },
  longValue,
  action: { margin: '0 0 16px' },
  buttonCell: { backgroundColor: ink[900].value, ...outlookPadding },
  button: {
    display: 'inline-block',
    padding: buttonPadding,
    backgroundColor: ink[900].value,
    color: bone[100].value,
    textDecoration: 'none',
  },
  quote: {
    margin: '0 0 16px',
    padding: '0 0 0 12px',
    borderLeft: `2px solid ${gold[500].value}`,
    color: ink[600].value,
  },
  quiet: { margin: '0 0 16px', fontSize: '14px', color: ink[600].value },
  footer: { margin: '28px 0 0', fontSize: '14px', color: ink[600].value },
  link: { color: gold[700].value },
  phone: { color: gold[700].value, whiteSpace: 'nowrap' },
} as const satisfies Record<string, CSSProperties>;

const dark = (selector: string, rules: string): string =>
  `${selector}{${rules.replaceAll(';', ' !important;')}}`;

/** For mail programs that support dark mode and style sheets. */
export const darkCss = `@media (prefers-color-scheme: dark){${[
  // Some programs replace the body by an element of their own, so the cell inside has its background too.
  dark(
    '.mail-body,.mail-body>table>tbody>tr>td',
    `background:${ink[950].value};background-color:${ink[950].value};`,
  ),
  dark('.mail-sheet', `background-color:${ink[850].value};`),
  dark('.mail-text', `color:${bone[100].value};`),
  dark('.mail-quiet', `color:${bone[300].value};`),
  dark('.mail-link', `color:${gold[300].value};`),
  dark('.mail-button', `background-color:${bone[100].value};color:${ink[900].value};`),
].join('')}}`;
