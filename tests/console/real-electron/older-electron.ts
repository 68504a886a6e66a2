/** What the console uses of Electron and an older one has in another form. */
interface OlderElectron {
  clipboard: { readImage(): Electron.NativeImage; writeImage(image: Electron.NativeImage): void };
}

/**
 * Adds what an Electron older than the console's lacks, in terms of what it has, so that the suite also runs with
 * that: 33 was tried. Does nothing to the console's own. Runs in the main process before the program, so it must not
 * use anything outside this function.
 */
export const addWhatIsMissing = (electron: typeof Electron.CrossProcessExports) => {
  const { clipboard, nativeImage, safeStorage } = electron;
  if (!('ClipboardItem' in electron)) {
    const older = (electron as unknown as OlderElectron).clipboard;
    class ClipboardItem {
      readonly parts: Record<string, Blob>;
      readonly types: string[];
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
        this.types = Object.keys(parts);
      }
      async getType(type: string) {
        return this.parts[type];
      }
    }
    Object.assign(electron, { ClipboardItem });
    Object.assign(clipboard, {
      write: async ([item]: ClipboardItem[]) => {
        const png = await item?.parts['image/png']?.arrayBuffer();
        if (png) older.writeImage(nativeImage.createFromBuffer(Buffer.from(png)));
      },
      read: async () => {
        const image = older.readImage();
        return image.isEmpty()
          ? []
          : [new ClipboardItem({ 'image/png': new Blob([new Uint8Array(image.toPNG())]) })];
      },
    });
  }
  if (!('encryptStringAsync' in safeStorage)) {
    const older: Electron.SafeStorage = safeStorage;
    Object.assign(older, {
      isAsyncEncryptionAvailable: async () => older.isEncryptionAvailable(),
      encryptStringAsync: async (text: string) => older.encryptString(text),
      decryptStringAsync: async (data: Buffer) => ({
        result: older.decryptString(data),
        shouldReEncrypt: false,
      }),
    });
  }
};
