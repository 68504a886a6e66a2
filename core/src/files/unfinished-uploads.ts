import { tryTo } from '../format/index.ts';

/** A file that is being sent, or waits for it. The browser keeps no files: after a reload it is chosen again. */
export interface UnfinishedUpload {
  /** Identifies the file and where it goes to. */
  readonly key: string;
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  /** Of what is sent, where that is known. */
  readonly sha256?: string;
  /** Where it goes on. */
  readonly url?: string;
}

/**
 * The unfinished uploads of a page, over a reload as well. Private windows have no storage in some browsers, and any may be
 * full: a page then remembers by itself.
 */
export class UnfinishedUploads {
  readonly #name: string;
  readonly #shared: (() => Storage) | undefined;
  readonly #own: Map<string, UnfinishedUpload>;

  /** `name`: of their list in the window's storage. `shared`: where later windows find them too. */
  constructor(name: string, shared?: () => Storage) {
    this.#name = name;
    this.#shared = shared;
    const own = tryTo(() => JSON.parse(sessionStorage.getItem(name) ?? '') as UnfinishedUpload[]) ?? [];
    this.#own = new Map(own.map((each) => [each.key, each]));
  }

  /** Those of this window: no other one calls them interrupted. */
  listOwn(): readonly UnfinishedUpload[] {
    return [...this.#own.values()];
  }

  find(key: string): UnfinishedUpload | undefined {
    const read = () => JSON.parse(this.#shared?.().getItem(this.#name + key) ?? '') as UnfinishedUpload;
    return this.#own.get(key) ?? tryTo(read);
  }

  save(upload: UnfinishedUpload): void {
    this.#own.set(upload.key, upload);
    this.#store();
    tryTo(() => this.#shared?.().setItem(this.#name + upload.key, JSON.stringify(upload)));
  }

  remove(key: string): void {
    this.#own.delete(key);
    this.#store();
    tryTo(() => this.#shared?.().removeItem(this.#name + key));
  }

  #store(): void {
    tryTo(() => sessionStorage.setItem(this.#name, JSON.stringify([...this.#own.values()])));
  }
}
