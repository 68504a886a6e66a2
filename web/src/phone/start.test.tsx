import { File } from 'node:buffer';
import type { SendOutcome, sendUpload } from '@jeweler/core/files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferred } from '../../../tests/support/deferred.ts';

interface Attempt {
  readonly name: string;
  readonly sha256: string | undefined;
  readonly endpoint: string | null | undefined;
  /** Where it goes on. */
  readonly url: string | undefined;
  onUrl(url: string): void;
  onProgress(sent: number): void;
  end(outcome: SendOutcome): void;
}

const received = { state: 'done', path: '' } as const;
const interrupted = { kind: 'interrupted', why: 'connection' } as const;

/** What has been begun to be sent, in order. */
let attempts: Attempt[];
/** What the server says of the link: `ended`, or what has been received. */
let link: 'ended' | readonly string[];

/** Loads the page of a link, as for the first time or again in the same tab. */
const load = async (path = '/phone/a-token') => {
  vi.resetModules();
  // The page of an earlier test goes on sending into what was its own.
  const begun = attempts;
  vi.doMock('../../../core/src/files/send-upload.ts', () => ({
    sendUpload: ({ name }: File, options: Parameters<typeof sendUpload>[1]) => {
      const { endpoint, unfinished, upload, onProgress } = options;
      const { promise: outcome, resolve: end } = deferred<SendOutcome>();
      const { url } = unfinished.find(upload.key) ?? {};
      const onUrl = (begunAt: string) => unfinished.save({ ...upload, url: begunAt });
      begun.push({ name, sha256: upload.sha256, endpoint, url, onUrl, onProgress, end });
      return outcome;
    },
  }));
  window.history.replaceState({}, '', path);
  document.body.innerHTML = '<main><h1></h1><div id="phone"></div></main>';
  await import('./start.ts');
  window.dispatchEvent(new Event('pageshow'));
};

beforeEach(() => {
  attempts = [];
  link = [];
  vi.stubGlobal('fetch', async (address: string) =>
    link === 'ended'
      ? new Response(null, { status: 404 })
      : Response.json({
          ...(address.startsWith('/api/request-photos/') ? { reference: 'M-4F7K' } : { folder: 'rings' }),
          expiresAt: '2026-06-01T17:00:00.000Z',
          received: link,
          filesLeft: 60,
          bytesLeft: 1000,
        }),
  );
});

const photo = (name: string, content: BlobPart | string = name, type = 'image/jpeg') =>
  new File([content as string], name, { type });
const choose = (...files: File[]) => {
  const input = document.querySelector('input[multiple]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
};
const expectState = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
/** Ends the attempt at a file that is being sent. */
const end = async (name: string, outcome: SendOutcome, which = -1) => {
  await waitFor(() => expect(attempts.filter((each) => each.name === name)).not.toEqual([]));
  attempts
    .filter((each) => each.name === name)
    .at(which)
    ?.end(outcome);
};

// The first one: pages of other cases would ask for the screen, too.
test('the screen is kept on by one lock, however late it is granted, and not after the last photo', async () => {
  const late = deferred<void>();
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    await late.promise;
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  await load();
  choose(photo('1.jpg'), photo('2.jpg'));
  await expectState('0 of 2 received. Keep this page open.');
  await end('1.jpg', received);
  await expectState('1 of 2 received. Keep this page open.');
  late.resolve();
  await waitFor(() => expect(locks).not.toEqual([]));
  await end('2.jpg', received);
  await expectState('All 2 received. You can send more, or close this page.');
  await waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true]));
  expect(request).toHaveBeenCalledTimes(1);
});

test('it says where photos go, how many have arrived, and that the page can be closed, in the other language too', async () => {
  await load();
  expect(await screen.findByText(/^They go straight to the folder “rings”/)).toBeVisible();
  await expectState('Nothing sent yet.');
  choose(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'));
  await expectState('0 of 3 received. Keep this page open.');
  await waitFor(() => expect(attempts.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']));
  await end('1.jpg', received);
  await expectState('1 of 3 received. Keep this page open.');
  await waitFor(() => expect(attempts).toHaveLength(3));
  await end('2.jpg', received);
  await end('3.jpg', received);
  await expectState('All 3 received. You can send more, or close this page.');
  expect(document.documentElement.lang).toBe('en');
  fireEvent.click(screen.getByRole('button', { name: 'Español' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Añadir fotos');
  expect(document.documentElement.lang).toBe('es');
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
});

test('without a connection it says so, and goes on by itself from where it was', async () => {
  await load();
  choose(photo('1.jpg'));
  await waitFor(() => expect(attempts).toHaveLength(1));
  attempts[0]?.onUrl('/api/phone-uploads/a-token/1');
  await end('1.jpg', interrupted);
  await expectState(/^0 of 1 received\. No connection/);
  await waitFor(() => expect(attempts).toHaveLength(2));
  expect(attempts[1]).toMatchObject({ url: '/api/phone-uploads/a-token/1', sha256: attempts[0]?.sha256 });
  await end('1.jpg', received);
  await expectState('Received. You can send more, or close this page.');
});

test('what stands still after the page is seen again is begun anew, what moves is not', async () => {
  await load();
  choose(photo('1.jpg'), photo('2.jpg'));
  await waitFor(() => expect(attempts).toHaveLength(2));
  window.dispatchEvent(new Event('online'));
  attempts[1]?.onProgress(1);
  await waitFor(() => expect(attempts).toHaveLength(3));
  expect(attempts[2]?.name).toBe('1.jpg');
});

test('what has arrived without an answer is not sent again', async () => {
  await load();
  choose(photo('1.jpg'));
  await waitFor(() => expect(attempts).toHaveLength(1));
  link = [attempts[0]?.sha256 ?? ''];
  await end('1.jpg', { status: 404 });
  await expectState('Received. You can send more, or close this page.');
});

test('after a reload it says what is missing, until it is chosen again and goes on', async () => {
  await load();
  choose(photo('1.jpg'), photo('2.jpg'));
  await end('1.jpg', received);
  await waitFor(() => expect(attempts).toHaveLength(2));
  attempts[1]?.onUrl('/api/phone-uploads/a-token/2');
  link = [attempts[0]?.sha256 ?? ''];
  const last = attempts[1];
  await expectState('1 of 2 received. Keep this page open.');
  attempts = [];
  await load();
  await expectState('1 received so far.');
  expect(screen.getByText(/^Not sent when this page was loaded again: 2\.jpg\./)).toBeVisible();
  choose(photo('2.jpg'));
  await waitFor(() => expect(attempts).toHaveLength(1));
  expect(attempts[0]).toMatchObject({ name: '2.jpg', url: last?.url ?? '/api/phone-uploads/a-token/2' });
  await waitFor(() => expect(screen.queryByText(/^Not sent when/)).not.toBeVisible());
});

test('a photo chosen twice is sent once', async () => {
  await load();
  choose(photo('1.jpg', 'the same'), photo('copy.jpg', 'the same'));
  expect(await screen.findByText('Chosen twice, sent once: copy.jpg.')).toBeVisible();
  await end('1.jpg', received);
  await expectState('Received. You can send more, or close this page.');
  choose(photo('1.jpg', 'the same'));
  expect(await screen.findByText('Chosen twice, sent once: 1.jpg.')).toBeVisible();
  expect(attempts).toHaveLength(1);
});

const [PHONE, REQUEST] = ['/phone/a-token', '/photos/a-token'];
test.each([
  [PHONE, 413, 'small.jpg', 'Too large to be sent from here.'],
  [PHONE, 413, 'large.jpg', 'No more fit into this code (60 photos, 1 GB). Make a new one at the computer.'],
  [PHONE, 415, 'small.jpg', 'The server does not take this file.'],
  [REQUEST, 413, 'small.jpg', 'Too large: a photo may have 20 MB.'],
  [REQUEST, 413, 'large.jpg', 'No more can be added: 6 photos and 60 MB at most.'],
  [
    REQUEST,
    415,
    'small.jpg',
    'Not taken: only photos can be sent here (JPEG, PNG, WebP, AVIF or HEIC, at most 64 megapixels).',
  ],
])('on %s, %i of %s says why, and is not tried again', async (path, status, name, sentence) => {
  await load(path);
  await screen.findByText(/^They go straight|M-4F7K/);
  choose(photo(name, name === 'large.jpg' ? 'x'.repeat(2000) : 'x'));
  await end(name, { status });
  await expectState(path === PHONE ? '0 of 1 received, 1 not sent: see below.' : /^1 not sent: see below\.$/);
  expect(screen.getByText(`${name} · ${sentence}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  expect(Object.values(sessionStorage)).toEqual(['[]']);
});

test('what failed for now can be tried again', async () => {
  await load();
  choose(photo('1.jpg'));
  await end('1.jpg', { status: 507 });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: 1.jpg' }));
  await waitFor(() => expect(attempts).toHaveLength(2));
  await end('1.jpg', received);
  await expectState('Received. You can send more, or close this page.');
});

test('HEIC that this browser cannot read is not sent, and says how to take it', async () => {
  await load();
  choose(photo('IMG_1.HEIC', '\0\0\0\0ftypheic', 'image/heic'));
  expect(await screen.findByText(/^IMG_1\.HEIC · This browser cannot read HEIC\./)).toBeVisible();
  expect(attempts).toEqual([]);
});

test('a code that has ended says how many were not sent, and takes no more', async () => {
  await load();
  choose(photo('1.jpg'), photo('2.jpg'));
  await end('1.jpg', received);
  link = 'ended';
  await end('2.jpg', { status: 404 });
  await expectState(/^This code has ended, and 1 photo was not sent\./);
  expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull();
});

describe('the page for photos with a request', () => {
  const loadForRequest = () => load('/photos/a-token');

  test('says to which request they go, and how many photos staff have', async () => {
    link = ['sent-earlier'];
    await loadForRequest();
    expect(await screen.findByText(/^For your request M-4F7K\./)).toBeVisible();
    await expectState('We have your photo.');
    expect(
      screen.getByText(/^At most 6 photos, 20 MB each and 60 MB together\. .* June 1, 2026 at .+\.$/),
    ).toBeVisible();
    expect(document.querySelector('input[multiple]')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,image/avif',
    );
    choose(photo('1.jpg'), photo('2.jpg'));
    await expectState('0 of 2 received. Keep this page open.');
    await end('1.jpg', interrupted);
    await expectState(/^0 of 2 received\. No connection/);
    await waitFor(() => expect(attempts.filter(({ name }) => name === '1.jpg')).toHaveLength(2));
    await end('1.jpg', received);
    await end('2.jpg', received);
    await expectState('We have your 3 photos. You can send more, or close this page.');
    expect(attempts[0]?.endpoint).toBe('/api/request-photos/a-token');
  });

  test('takes what is dropped anywhere on it, and says so', async () => {
    await loadForRequest();
    expect(await screen.findByText('You can also drop them on this page.')).toBeInTheDocument();
    const page = document.getElementById('phone');
    fireEvent.dragOver(document.body);
    expect(page).toHaveClass('over');
    fireEvent.drop(document.body, { dataTransfer: { files: [photo('1.jpg')] } });
    expect(page).not.toHaveClass('over');
    await end('1.jpg', received);
    await expectState('We have your photo. You can send more, or close this page.');
  });

  test('that has ended says what staff have, and what to do with the rest', async () => {
    await loadForRequest();
    choose(photo('1.jpg'), photo('2.jpg'));
    await end('1.jpg', received);
    link = 'ended';
    await end('2.jpg', { status: 404 });
    await expectState(
      'This link has ended. We have your photo. Not sent: 1. Please email us the rest, with the reference of your request.',
    );
  });
});
