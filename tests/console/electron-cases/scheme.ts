import { type ElectronCase, errorOf } from './electron-case.ts';

const BYTES = 3_000_000;

export const schemeCases: readonly ElectronCase[] = [
  {
    name: 'a file that a page sends to the scheme: whole, and without progress',
    run: async ({ serve, openPageFor }) => {
      let received: object = {};
      serve('/upload', async (request) => {
        const { length } = new Uint8Array(await request.arrayBuffer());
        const { method, headers } = request;
        received = { method, length, contentType: headers.get('content-type'), own: headers.get('x-own') };
        return new Response('taken', { status: 201, headers: { 'x-answer': 'yes' } });
      });
      const { window, act } = await openPageFor(
        () =>
          new Promise((resolve) => {
            const xhr = new XMLHttpRequest();
            const seen: string[] = [];
            xhr.upload.onprogress = () => seen.push('onprogress');
            xhr.upload.addEventListener('progress', ({ loaded, total }) => {
              if (loaded < total) seen.push('progress');
            });
            xhr.onload = () =>
              resolve([xhr.status, xhr.responseText, xhr.getResponseHeader('x-answer'), seen]);
            xhr.onerror = () => resolve('error');
            xhr.open('PATCH', '/upload');
            xhr.setRequestHeader('content-type', 'application/offset+octet-stream');
            xhr.setRequestHeader('x-own', 'kept');
            xhr.send(new Blob([new Uint8Array(4_000_000)]).slice(0, 3_000_000));
          }),
      );
      const page = await act();
      window.destroy();
      return { received, page };
    },
    answer: {
      received: {
        method: 'PATCH',
        length: BYTES,
        contentType: 'application/offset+octet-stream',
        own: 'kept',
      },
      page: [201, 'taken', 'yes', []],
    },
  },
  {
    name: 'a page that gives up sending is not noticed: the body still comes whole',
    run: async ({ serve, openPageFor }) => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const received = new Promise<object>((resolve) => {
        serve('/upload', async (request) => {
          begin();
          await told;
          const { length } = new Uint8Array(await request.arrayBuffer());
          resolve({ length, aborted: request.signal.aborted });
          return new Response();
        });
      });
      let goOn = () => {};
      const told = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const { window, act } = await openPageFor(() => {
        const leave = new AbortController();
        const body = new Blob([new Uint8Array(3_000_000)]);
        const sent = fetch('/upload', { method: 'PUT', body, signal: leave.signal });
        return new Promise((resolve) => {
          main.on('leave', () => {
            leave.abort();
            sent.catch((error: Error) => resolve(error.name));
          });
        });
      });
      const page = act();
      await begun;
      window.webContents.send('leave');
      const name = await page;
      goOn();
      const inProgram = await received;
      window.destroy();
      return { name, inProgram };
    },
    answer: { name: 'AbortError', inProgram: { length: BYTES, aborted: false } },
  },
  {
    name: 'what the handler gets of a request, and the page of its answers',
    run: async ({ serve, openPageFor }) => {
      const names: string[] = [];
      serve('/query', (request) => {
        names.push(
          request.url,
          ...[...request.headers.keys()].filter((name) => /^(?:host|sec-|accept-enc|conn)/.test(name)),
        );
        return Response.json({ ok: true });
      });
      serve('/failing', () => Response.error());
      serve('/throwing', () => {
        throw new Error('because');
      });
      const { window, act } = await openPageFor(async () => [
        await (await fetch('/query?a=1')).json(),
        await fetch('/failing').catch((error: Error) => `${error.name}: ${error.message}`),
        await fetch('/throwing').catch((error: Error) => `${error.name}: ${error.message}`),
      ]);
      const page = await act();
      window.destroy();
      return { names, page };
    },
    answer: {
      names: ['app://console/query?a=1'],
      page: [{ ok: true }, 'TypeError: Failed to fetch', 'TypeError: Failed to fetch'],
    },
  },
  {
    name: 'a page that stops reading cancels the stream of the handler',
    run: async ({ serve, openPageFor }) => {
      const cancelled = new Promise<string>((resolve) => {
        serve('/stream', () => {
          const body = new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
            cancel: () => resolve('cancelled'),
          });
          return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
        });
      });
      const { window, act } = await openPageFor(async () => {
        const reader = (await fetch('/stream')).body?.getReader();
        const { value } = (await reader?.read()) ?? {};
        await reader?.cancel();
        return new TextDecoder().decode(value);
      });
      const first = await act();
      const end = await cancelled;
      window.destroy();
      return { first, end };
    },
    answer: { first: 'first', end: 'cancelled' },
  },
  {
    name: 'a scheme has one handler, and its privileges are fixed at the start',
    run: async ({ electron: { protocol } }) => ({
      second: await errorOf(() => protocol.handle('app', () => new Response())),
      late: await errorOf(() => protocol.registerSchemesAsPrivileged([])),
    }),
    answer: {
      second: 'Failed to register protocol: app',
      late: 'protocol.registerSchemesAsPrivileged should be called before app is ready',
    },
  },
];
