import { createParser } from 'eventsource-parser';
import type { SiteServer } from './site-server.ts';
import { benchAdmin } from './site-server.ts';

/** Headers of somebody who has signed in. */
export const signIn = async ({ url }: SiteServer): Promise<{ authorization: string }> => {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAdmin),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
};

/** An open portal: `hears` resolves when an event has said `text`. */
export const openPortal = async ({ url }: SiteServer, headers: Record<string, string>) => {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/admin/events`, { headers, signal: abort.signal });
  const waiting = new Map<string, () => void>();
  const parser = createParser({
    onEvent: ({ data }) => {
      for (const [text, resolve] of waiting) if (data.includes(text)) resolve();
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  read().catch(() => undefined);
  return {
    hears: (text: string) => new Promise<void>((resolve) => waiting.set(text, resolve)),
    close: () => abort.abort(),
  };
};
