import type { Clipboard } from 'electron';
import { nativeImage } from './native-image.ts';
import { strict } from './strict.ts';

const copied: { text: string; picture: Uint8Array | undefined } = { text: '', picture: undefined };

/** One entry of what is written to the clipboard, by its MIME types. */
class Item {
  readonly parts: Readonly<Record<string, unknown>>;

  constructor(parts: Readonly<Record<string, unknown>>) {
    this.parts = parts;
  }
  get types() {
    return Object.keys(this.parts);
  }
}
export const ClipboardItem = strict('ClipboardItem', Item);

const PNG = 'image/png';

/** The computer's only clipboard: a text or a picture. */
export const clipboard = strict('clipboard', {
  writeText: async (text: string) => {
    copied.text = text;
    copied.picture = undefined;
  },
  readText: async () => copied.text,
  /** As in Electron: it resolves, with an empty clipboard, even if the bytes are no picture. */
  write: async (items: readonly unknown[]) => {
    const parts = items.flatMap((item) => (item instanceof Item ? Object.entries(item.parts) : []));
    const [[type, part] = []] = parts;
    if (parts.length !== 1 || type !== PNG || !(part instanceof Blob))
      throw new Error('The stand-in copies one PNG at a time.');
    const bytes = new Uint8Array(await part.arrayBuffer());
    copied.text = '';
    copied.picture = nativeImage.createFromBuffer(Buffer.from(bytes)).isEmpty() ? undefined : bytes;
  },
  clear: () => {
    copied.text = '';
    copied.picture = undefined;
  },
} satisfies Partial<Clipboard>);

export const clipboardText = () => copied.text;
export const clipboardPicture = () => copied.picture;
