import { net, protocol } from 'electron';
import { answerPageFile } from './page-files.ts';
import { APP_ORIGIN, APP_SCHEME } from './page-policy.ts';
import { createProxy, type ProxyDeps } from './proxy.ts';
import { isForServer } from './proxy-policy.ts';

/**
 * Registers `app:` as a privileged scheme, which behaves like https for the page. Has to be called before
 * `app` is ready.
 */
export const registerAppScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);

interface AppSchemeDeps extends Omit<ProxyDeps, 'fetch'> {
  /** Folder of the built page. */
  readonly pageFolder: string;
}

/** Handles the page's requests: serves its own files and forwards the rest to the server. */
export const answerAppScheme = ({ pageFolder, ...deps }: AppSchemeDeps): void => {
  const proxy = createProxy({
    fetch: (address, init) => net.fetch(address, { ...init, bypassCustomProtocolHandlers: true }),
    ...deps,
  });
  protocol.handle(APP_SCHEME, (request) => {
    const { pathname } = new URL(request.url);
    if (!request.url.startsWith(`${APP_ORIGIN}/`)) return new Response('Not found.', { status: 404 });
    if (isForServer(pathname)) return proxy(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    return answerPageFile(pageFolder, pathname);
  });
};
