import { comparePaths } from '@jeweler/core/format';
import type { MediaEntry } from '../index/media-entry.ts';
import type { FolderState, FromScanner } from './scan-messages.ts';

type Listed = ReadonlyMap<string, MediaEntry>;

/** What the server knows: first nothing, then the list, then the list with each difference. */
export class SentList {
  #entries: Listed | undefined;
  #state = '';

  /**
   * The message after which the server knows this; undefined when it does already.
   * @param listed undefined before the first scan
   */
  next(listed: Listed | undefined, state: FolderState): FromScanner | undefined {
    const stateBefore = this.#state;
    this.#state = JSON.stringify(state);
    const before = this.#entries;
    if (listed && !before) {
      this.#entries = new Map(listed);
      const entries = [...listed.values()].sort((a, b) => comparePaths(a.path, b.path));
      return { kind: 'list', entries, ...state };
    }
    const upserted = listed ? [...listed.values()].filter((each) => before?.get(each.path) !== each) : [];
    const removed = listed && before ? [...before.keys()].filter((path) => !listed.has(path)) : [];
    if (upserted.length + removed.length > 0) this.#entries = new Map(listed);
    else if (this.#state === stateBefore) return undefined;
    return { kind: 'change', upserted, removed, ...state };
  }
}
