import type { Logger } from 'pino';
import type { CatalogueStore } from '../services/catalogue-store.ts';
import type { WebBuild } from './web-build.ts';

/** What the read side needs of the rest of the server. */
export interface ReadSideDeps {
  config: {
    /** Public origin without a trailing slash. */
    siteUrl: string;
    dataDir: string;
    mediaDir: string;
  };
  catalogue: CatalogueStore;
  log: Pick<Logger, 'error' | 'warn'>;
  clock: () => Date;
  web: WebBuild;
}
