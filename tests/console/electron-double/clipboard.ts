import type { Clipboard } from 'electron';
import { nativeImage } from './native-image.ts';
import { strict } from './strict.ts';

const EMPTY: { readonly text: string; readonly picture: Uint8Array | undefined } = {
  text: '',
  picture: undefined,
};
let copied = EMPTY;

/** One entry of what is written to the clipboard, by its MIME types. */
class Item {
  readonly parts: Readonly<Record<string, unknown>>;

  constructor(parts: Readonly<Record<string, unknown>>) {
    this.parts = parts;
  }
}
export const ClipboardItem = strict('ClipboardItem', Item);

/** The computer's only clipboard: a text or a picture. */
export const clipboard = strict('clipboard', {
  writeText: async (text: string) => {
    copied = { text, picture: undefined };
  },
  readText: async () => copied.text,
  /** As in Electron: it resolves, with an empty clipboard, even if the bytes are no picture. */
  write: async ([item]: readonly unknown[]) => {
    const part = item instanceof Item ? item.parts['image/png'] : undefined;
    if (!(part instanceof Blob)) throw new Error('The stand-in copies one PNG at a time.');
    const bytes = new Uint8Array(await part.arrayBuffer());
    const isPicture = !nativeImage.createFromBuffer(bytes).isEmpty();
    copied = { text: '', picture: isPicture ? bytes : undefined };
  },
} satisfies Partial<Clipboard>);

export const clearClipboard = (): void => {
  copied = EMPTY;
};
export const clipboardText = () => copied.text;
export const clipboardPicture = () => copied.picture;
