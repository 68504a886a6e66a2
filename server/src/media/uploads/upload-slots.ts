import { RateLimitedError } from '../../errors.ts';

const MAX_PER_CLIENT = 2;
const MAX_PER_NETWORK = 4;
const MAX_PER_SERVER = 8;
const RETRY_SECONDS = 1;

/**
 * Uploads that are being received: two of one client, eight of the server, of which four for visitors of one `network`,
 * who get a client with each message; staff have none. Requests for the same upload count once, because one whose
 * connection was lost may still count as open.
 */
export class UploadSlots {
  #requests: readonly Readonly<Record<'client' | 'network' | 'upload', string>>[] = [];

  /**
   * Returns the function that ends it.
   * @throws RateLimitedError
   */
  take(client: string, upload: string, network = upload): () => void {
    const all = new Set(this.#requests.map((each) => each.upload));
    if (!all.has(upload)) {
      const own = new Set(this.#requests.filter((each) => each.client === client).map((each) => each.upload));
      const near = this.#requests.filter((each) => each.network === network);
      const ofNetwork = new Set(near.map((each) => each.upload));
      if (own.size >= MAX_PER_CLIENT || ofNetwork.size >= MAX_PER_NETWORK || all.size >= MAX_PER_SERVER)
        throw new RateLimitedError(RETRY_SECONDS);
    }
    const request = { client, network, upload };
    this.#requests = [...this.#requests, request];
    return () => {
      this.#requests = this.#requests.filter((each) => each !== request);
    };
  }
}
