import { createParser } from 'eventsource-parser';
import type { SiteServer } from './site-server.ts';
import { benchAdmin } from './site-server.ts';

interface Session {
  readonly token: string;
  readonly expiresAt: string;
}

const newSession = async ({ url }: SiteServer): Promise<Session> => {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAdmin),
  });
  return (await response.json()) as Session;
};

/** Request headers of a signed-in admin. */
export const signIn = async (site: SiteServer): Promise<{ authorization: string }> => {
  const { token } = await newSession(site);
  return { authorization: `Bearer ${token}` };
};

/** An open portal: `hears` resolves with the next event whose name and data, as `name: data`, contain `text`. */
export const openPortal = async ({ url }: SiteServer, headers: Record<string, string>) => {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/admin/events`, { headers, signal: abort.signal });
  const waiting = new Map<string, () => void>();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      for (const [text, resolve] of waiting) if (`${event}: ${data}`.includes(text)) resolve();
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  const hears = (text: string) => new Promise<void>((resolve) => waiting.set(text, resolve));
  // The last of the events that every stream begins with.
  const opened = hears('submission: ');
  read().catch(() => undefined);
  await opened;
  return {
    hears,
    close: () => abort.abort(),
  };
};
