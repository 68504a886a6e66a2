import type { PixelSize } from '../../../../schemas/index.ts';
import type { LibraryFile } from '../files/library-file.ts';

export interface CopySource {
  readonly publicAddress: (rootRelative: string) => string;
  /** Sizes by publicUrl; pictures not in it are written without a size. */
  readonly sizes: ReadonlyMap<string, PixelSize>;
}

export type CopyForm = 'paths' | 'urls' | 'markdown' | 'html' | 'names';

/** Suggested alt text for a picture: 'emerald-earring_2.jpg' → 'Emerald earring 2'. */
export const toAltText = (name: string): string => {
  const words = name
    .replace(/(?<=.)\.[^.]*$/, '')
    .replace(/[\s\p{Cc}._-]+/gu, ' ')
    .trim();
  return words === '' ? displayed(name) : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Line breaks, tabs and other control characters, which a name on a Linux disk may contain. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/u;

/** A name as it is displayed, on one line. */
const displayed = (name: string): string => name.replace(new RegExp(CONTROLS, 'gu'), ' ');

/** Whether the file can be a line of its own: a path or name is copied as it is, or not at all. */
export const isOneLine = (form: CopyForm, { relativePath, name }: LibraryFile): boolean =>
  !CONTROLS.test(form === 'paths' ? relativePath : form === 'names' ? name : '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const escapeMarkdown = (text: string): string => text.replace(/[\\[\]*_`<>&]/g, '\\$&');
/** Parentheses would end the URL early. */
const markdownAddress = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');

const markdown = ({ name, kind }: LibraryFile, url: string): string =>
  kind === 'image'
    ? `![${escapeMarkdown(toAltText(name))}](${markdownAddress(url)})`
    : `[${escapeMarkdown(displayed(name))}](${markdownAddress(url)})`;

const html = ({ name, kind }: LibraryFile, url: string, size: PixelSize | undefined): string => {
  const address = escapeHtml(url);
  switch (kind) {
    case 'image': {
      const pixels = size ? ` width="${size.width}" height="${size.height}"` : '';
      return `<img src="${address}"${pixels} alt="${escapeHtml(toAltText(name))}">`;
    }
    case 'video':
      return `<video src="${address}" controls></video>`;
    case 'other':
      return `<a href="${address}">${escapeHtml(displayed(name))}</a>`;
  }
};

const line = (form: CopyForm, file: LibraryFile, { publicAddress, sizes }: CopySource): string => {
  switch (form) {
    case 'paths':
      return file.relativePath;
    case 'names':
      return file.name;
    case 'urls':
      return publicAddress(file.publicUrl);
    case 'markdown':
      return markdown(file, publicAddress(file.publicUrl));
    case 'html':
      return html(file, publicAddress(file.publicUrl), sizes.get(file.publicUrl));
  }
};

/** One line per file, in the order given (SPEC section 9); those that are none (`isOneLine`) are left out. */
export const toCopyText = (form: CopyForm, files: readonly LibraryFile[], source: CopySource): string =>
  files
    .filter((file) => isOneLine(form, file))
    .map((file) => line(form, file, source))
    .join('\n');
