import { RateLimitedError } from '../../errors.ts';

const MAX_PER_CLIENT = 2;
const MAX_PER_SERVER = 8;
const RETRY_SECONDS = 1;

interface SlotRequest {
  readonly client: string;
  readonly upload: string;
}

/**
 * Uploads that are being received: two of one client, eight of the server. Requests for the same upload count once,
 * because one whose connection was lost may still count as open.
 */
export class UploadSlots {
  readonly #requests: SlotRequest[] = [];

  /**
   * Returns the function that ends it.
   * @throws RateLimitedError
   */
  take(client: string, upload: string): () => void {
    const uploads = (those: readonly SlotRequest[]) => new Set(those.map((each) => each.upload));
    const all = uploads(this.#requests);
    if (!all.has(upload)) {
      const own = uploads(this.#requests.filter((each) => each.client === client));
      if (own.size >= MAX_PER_CLIENT || all.size >= MAX_PER_SERVER) throw new RateLimitedError(RETRY_SECONDS);
    }
    const request = { client, upload };
    this.#requests.push(request);
    return () => {
      const index = this.#requests.indexOf(request);
      if (index !== -1) this.#requests.splice(index, 1);
    };
  }
}
