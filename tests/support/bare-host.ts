import { vi } from 'vitest';
import type { AdminHost } from '../../core/portal/src/index.ts';
import { createHttpClient } from '../../core/src/api/index.ts';
import { memorySessionStore } from './memory-session-store.ts';

/** A host with only what every host of the portal has; notifications and copied texts can be inspected. */
export const bareHost = () => {
  const notify = vi.fn<AdminHost['notify']>();
  const copyText = vi.fn<AdminHost['copyText']>(async () => {});
  return {
    http: createHttpClient(),
    session: memorySessionStore().store,
    notify,
    hideNotice: vi.fn<AdminHost['hideNotice']>(),
    hideNotices: vi.fn<AdminHost['hideNotices']>(),
    copyText,
    download: vi.fn<AdminHost['download']>(async () => ({ outcome: 'started' })),
    publicAddress: (rootRelative: string) => `https://shop.example.com${rootRelative}`,
  } satisfies AdminHost;
};
