import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { selfSigned } from '../servers/self-signed.ts';
import type { ElectronCase, Host } from './electron-case.ts';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const startServer = async () => {
  const server = createServer((request, response) => {
    const { url } = request;
    if (url === '/moved') response.writeHead(302, { location: '/there' }).end();
    else if (url === '/busy') response.writeHead(503, { 'retry-after': '3' }).end('busy');
    else if (url === '/packed')
      response
        .writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/plain' })
        .end(gzipSync('packed'));
    else if (url === '/empty') request.socket.destroy();
    else if (url === '/silent') return;
    else response.end(`here is ${url}`);
  });
  const port = await listen(server);
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const ask = async ({ electron: { net } }: Host, address: string, init?: RequestInit): Promise<string> => {
  try {
    const response = await net.fetch(address, { credentials: 'omit', ...init });
    return `${response.status} ${response.redirected} ${response.url} ${response.headers.get('content-encoding')} ${await response.text()}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

export const networkCases: readonly ElectronCase[] = [
  {
    name: 'net.fetch: redirects and statuses',
    run: async (host) => {
      const { address, end } = await startServer();
      const answers = {
        follow: await ask(host, `${address}/moved`),
        manual: await ask(host, `${address}/moved`, { redirect: 'manual' }),
        error: await ask(host, `${address}/moved`, { redirect: 'error' }),
        busy: await ask(host, `${address}/busy`),
        packed: await ask(host, `${address}/packed`),
      };
      end();
      return answers;
    },
    answer: {
      follow: '200 false  null here is /there',
      manual: 'Error: Redirect was cancelled',
      error: "Error: Attempted to redirect, but redirect policy was 'error'",
      busy: '503 false  null busy',
      packed: '200 false  gzip packed',
    },
  },
  {
    name: 'net.fetch: lines that fail, and their names',
    run: async (host) => {
      const { address, port, end } = await startServer();
      const secure = createTlsServer(selfSigned('127.0.0.1'), (_request, response) => response.end());
      const securePort = await listen(secure);
      const closed = createServer();
      const closedPort = await listen(closed);
      closed.close();
      const leave = new AbortController();
      const left = ask(host, `${address}/silent`, { signal: leave.signal });
      leave.abort();
      const answers = {
        empty: await ask(host, `${address}/empty`),
        refused: await ask(host, `http://127.0.0.1:${closedPort}/`),
        unknownName: await ask(host, 'http://nobody.invalid/'),
        selfSigned: await ask(host, `https://127.0.0.1:${securePort}/`),
        plain: await ask(host, `https://127.0.0.1:${port}/`),
        left: await left,
        badAddress: await ask(host, 'nothing'),
      };
      secure.close();
      end();
      return answers;
    },
    answer: {
      empty: 'Error: net::ERR_EMPTY_RESPONSE',
      refused: 'Error: net::ERR_CONNECTION_REFUSED',
      unknownName: 'Error: net::ERR_NAME_NOT_RESOLVED',
      selfSigned: 'Error: net::ERR_CERT_AUTHORITY_INVALID',
      plain: 'Error: net::ERR_SSL_PROTOCOL_ERROR',
      left: 'AbortError: This operation was aborted',
      badAddress: 'TypeError: Failed to parse URL from nothing',
    },
  },
  {
    name: 'net.request tells where a server redirects to',
    run: async ({ electron: { net } }) => {
      const { address, end } = await startServer();
      const events: unknown[] = [];
      const request = net.request({ url: `${address}/moved`, redirect: 'manual', credentials: 'omit' });
      await new Promise<void>((resolve) => {
        request.on('redirect', (status, method, to) => {
          events.push([status, method, new URL(to).pathname]);
          resolve();
        });
        request.on('response', () => {
          events.push('response');
          resolve();
        });
        request.on('error', () => resolve());
        request.end();
      });
      end();
      return events;
    },
    answer: [[302, 'GET', '/there']],
  },
];
