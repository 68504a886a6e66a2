import { CONSOLE_TITLE } from '../desktop/branding.ts';
import type { CheckedServer } from '../server-address/check-server.ts';

interface Versions {
  readonly program: string;
  readonly electron: string | undefined;
  readonly chromium: string | undefined;
  /** What the configured server reports about itself, if there is one. */
  readonly server: { readonly origin: string; readonly checked: CheckedServer } | undefined;
}

const serverLine = (server: Versions['server']): string => {
  if (!server) return 'No server is set.';
  const { origin, checked } = server;
  return checked.outcome === 'ours' ? `Server ${checked.version} (${origin})` : checked.sentence;
};

/** The text of Help ▸ About: the versions that support asks for first. */
export const aboutText = ({ program, electron, chromium, server }: Versions) => ({
  message: CONSOLE_TITLE,
  detail: [
    `Console ${program}`,
    `Electron ${electron ?? 'unknown'}`,
    `Chromium ${chromium ?? 'unknown'}`,
    serverLine(server),
  ].join('\n'),
});
