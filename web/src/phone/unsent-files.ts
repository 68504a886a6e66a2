/** A file that has been chosen and not been received. */
export interface UnsentFile {
  readonly name: string;
  readonly size: number;
  /** Of what is sent; known once it was read. */
  readonly sha256?: string;
  /** Where its upload goes on. */
  readonly url?: string;
}

const KEY = 'unsent';

/**
 * The files that are being sent, kept over a reload of this tab: the browser forgets the files themselves, so they
 * have to be chosen again, but then go on from where they were. Without storage nothing is kept.
 */
export class UnsentFiles {
  #files: readonly UnsentFile[] = [];

  /** What was not sent when the page was left. */
  static readLast(): readonly UnsentFile[] {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as UnsentFile[];
    } catch {
      return [];
    }
  }

  constructor(files: readonly UnsentFile[]) {
    this.#files = files;
  }

  add(file: UnsentFile): void {
    this.#change([...this.#files, file]);
  }

  replace(file: UnsentFile, changed: UnsentFile): UnsentFile {
    this.#change(this.#files.map((each) => (each === file ? changed : each)));
    return changed;
  }

  remove(file: UnsentFile): void {
    this.#change(this.#files.filter((each) => each !== file));
  }

  #change(files: readonly UnsentFile[]): void {
    this.#files = files;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(files));
    } catch {
      // Private windows of old browsers have no storage.
    }
  }
}
