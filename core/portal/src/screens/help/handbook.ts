import { lexer, type Token } from 'marked';
import { helpPath } from '../../shared/paths.ts';

/** The texts are part of the program, so that they can be read without the server. */
const texts = import.meta.glob<string>('../../../../../docs/handbook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pictures = import.meta.glob<string>('../../../../../docs/handbook/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface HandbookPage {
  /** The end of its address: the file's name without its number. */
  readonly name: string;
  readonly title: string;
  /** All below the title, beginning with the sentence that says what it is for. */
  readonly content: readonly Token[];
}

/** '04-prices.md' or a path to it: 'prices'. */
const pageName = (file: string): string => file.replace(/^.*\//, '').replace(/^\d+-|\.md$/g, '');

/** In the order of the numbers in the files' names. */
export const handbook: readonly HandbookPage[] = Object.entries(texts)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([file, text]) => ({
    name: pageName(file),
    title: /^# (.+)/.exec(text)?.[1] ?? '',
    content: lexer(text)
      .slice(1)
      .filter(({ type }) => type !== 'space'),
  }));

/** Of a link in a text: to another page, whose file it names, or to a screen of the portal. */
export const linkTarget = (href: string): string => (href.endsWith('.md') ? helpPath(pageName(href)) : href);

export const pictureAddress = (href: string): string | undefined =>
  Object.entries(pictures).find(([file]) => file.endsWith(`/${href}`))?.[1];
