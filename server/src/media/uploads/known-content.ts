import { createHash } from 'node:crypto';
import type { KnownFiles, KnownFilesRequest } from '@jeweler/core/schemas';
import pLimit from 'p-limit';
import type { VisibleFolder } from '../files/visible-file.ts';
import { fileTime, type MediaEntry } from '../index/media-entry.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { encodePath } from '../media-address.ts';
import type { ContentHash, HashStore } from './hash-store.ts';

interface KnownContentDeps {
  readonly hashes: HashStore;
  readonly folder: VisibleFolder;
  readonly media: Pick<MediaIndex, 'entries'>;
}

/** Files that are read at a time to learn their hashes. */
const CONCURRENCY = 1;

/**
 * Recognises content that the media folder has already: as it was uploaded, before it was cleaned, or as it is.
 * Files are read only when one of the same size is asked about, each once.
 */
export class KnownContent {
  readonly #deps: KnownContentDeps;
  readonly #limit = pLimit(CONCURRENCY);

  constructor(deps: KnownContentDeps) {
    this.#deps = deps;
  }

  /** @throws DriveBusyError */
  async find({ files }: KnownFilesRequest): Promise<KnownFiles> {
    const sizes = new Set(files.map(({ size }) => size));
    const entries = this.#deps.media.entries.filter(({ size }) => sizes.has(size));
    const known = await this.#deps.hashes.ofSizes([...new Set(entries.map(({ size }) => size))]);
    const answers: KnownFiles['files'] = [];
    for (const { size, sha256 } of files) {
      const candidates = entries.filter((entry) => entry.size === size);
      if (candidates.length === 0) answers.push({ state: 'new', paths: [] });
      else if (sha256 === undefined) answers.push({ state: 'hash', paths: [] });
      else {
        const paths: string[] = [];
        for (const entry of candidates)
          if (await this.#limit(() => this.#has(entry, sha256, known))) paths.push(entry.path);
        answers.push({ state: paths.length > 0 ? 'known' : 'new', paths });
      }
    }
    return { files: answers };
  }

  /** @param known what is known already; what is read is added to it */
  async #has(entry: MediaEntry, sha256: string, known: ContentHash[]): Promise<boolean> {
    // A file that was moved keeps its size and its time.
    const same = known.filter(({ size, modified }) => size === entry.size && modified === entry.modified);
    const found = same.find(({ path }) => path === entry.path) ?? same[0];
    if (found?.sent_sha256 === sha256) return true;
    if (found?.sha256) return found.sha256 === sha256;
    const read = await this.#read(entry.path);
    if (read === undefined) return false;
    const hash = { ...read, sent_sha256: read.modified === found?.modified ? found.sent_sha256 : null };
    known.unshift(hash);
    await this.#deps.hashes.save(hash);
    return hash.size === entry.size && hash.sha256 === sha256;
  }

  /** Undefined when the file has gone. */
  #read(path: string): Promise<Omit<ContentHash, 'sent_sha256'> | undefined> {
    return this.#deps.folder.open(encodePath(path), async ({ stats }, read) => {
      const hash = createHash('sha256');
      for await (const chunk of read({ start: 0, end: stats.size - 1 })) hash.update(chunk);
      return { path, size: stats.size, modified: fileTime(stats.mtimeMs), sha256: hash.digest('hex') };
    });
  }
}
