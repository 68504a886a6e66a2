import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestClass } from '../../../tests/support/fake-uploads.ts';
import { outcomeOfResponse, type SendOptions, sendUpload } from './send-upload.ts';
import { UnfinishedUploads } from './unfinished-uploads.ts';

const respond = (status: number, body: object | string = '', headers: Record<string, string> = {}) => ({
  getStatus: () => status,
  getBody: () => (typeof body === 'string' ? body : JSON.stringify(body)),
  getHeader: (name: string) => headers[name],
  getUnderlyingObject: () => undefined,
});
const clash = { path: 'a.jpg', publicUrl: '/media/a.jpg', size: 1, modified: '', freeName: 'a-2.jpg' };

test.each([
  ['no session', respond(401), { kind: 'interrupted', why: 'sign-in' }],
  ['another offset', respond(409, { code: 'conflict' }), { kind: 'interrupted', why: 'server' }],
  ['a taken name', respond(409, { present: clash }), { state: 'asking', clash }],
  ['an earlier request', respond(423, '', { 'Retry-After': '2' }), { why: 'server', afterMs: 2000 }],
  ['too many at a time', respond(429, '', { 'Retry-After': '7' }), { why: 'server', afterMs: 7000 }],
  ['a proxy without its server', respond(502, '<html>'), { kind: 'interrupted', why: 'connection' }],
  ['its own fault', respond(500), { status: 500 }],
  ['a limit, in its words', respond(413, { message: 'Too large.' }), { status: 413, message: 'Too large.' }],
])('the server answers with %s', (_what, response, outcome) => {
  expect(outcomeOfResponse(response)).toMatchObject(outcome);
});

/** Answers of the server by method, each used once. */
let answers: Record<string, { status: number; headers?: Record<string, string> }[]>;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    requestClass(async ({ method, url }) => {
      asked.push(`${method} ${new URL(url, window.location.href).pathname}`);
      const answer = answers[method]?.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    }),
  );
});

const upload = { key: 'a', name: 'a.jpg', folder: '', size: 4, url: '/uploads/1' };
const send = (more: Partial<SendOptions> = {}) => {
  const unfinished = new UnfinishedUploads('test');
  unfinished.save(upload);
  const options = { endpoint: '/uploads', chunkSize: 1000, metadata: {}, onProgress: () => {} };
  const timeouts = { sending: 1000, storing: 1000 };
  const { signal } = new AbortController();
  const outcome = sendUpload(new File(['abcd'], 'a.jpg'), {
    ...options,
    timeouts,
    unfinished,
    upload,
    signal,
    ...more,
  });
  return { outcome, unfinished };
};
const stored = { 'Upload-Offset': '4', 'Upload-Outcome': 'stored', 'Upload-Path': 'rings%2Fa.jpg' };

test('it goes on from the byte that the server says', async () => {
  answers = {
    HEAD: [{ status: 200, headers: { 'Upload-Offset': '2', 'Upload-Length': '4' } }],
    PATCH: [{ status: 204, headers: stored }],
  };
  const progress: number[] = [];
  const { outcome } = send({ onProgress: (sent) => void progress.push(sent) });
  expect(await outcome).toEqual({ state: 'done', path: 'rings/a.jpg' });
  expect(asked).toEqual(['HEAD /uploads/1', 'PATCH /uploads/1']);
  expect(progress).toEqual(expect.arrayContaining([2, 4]));
});

test('what has arrived without an answer is not sent again', async () => {
  answers = { HEAD: [{ status: 200, headers: { ...stored, 'Upload-Length': '4' } }] };
  expect(await send().outcome).toEqual({ state: 'done', path: 'rings/a.jpg' });
  expect(asked).toEqual(['HEAD /uploads/1']);
});

test('what the server no longer has is begun anew, and only that', async () => {
  const created = { status: 201, headers: { Location: '/uploads/2' } };
  answers = { HEAD: [{ status: 404 }], POST: [created], PATCH: [{ status: 204, headers: stored }] };
  const { outcome, unfinished } = send();
  expect(await outcome).toMatchObject({ state: 'done' });
  expect(asked).toEqual(['HEAD /uploads/1', 'POST /uploads', 'PATCH /uploads/2']);
  expect(unfinished.find('a')?.url).toMatch(/uploads\/2$/);
  asked = [];
  answers = { HEAD: [{ status: 503 }], POST: [created] };
  expect(await send().outcome).toMatchObject({ kind: 'interrupted', why: 'connection' });
  expect(asked).toEqual(['HEAD /uploads/1']);
});

test('a server that takes a file and cannot store it has refused it, and a taken name is its own case', async () => {
  const complete = { 'Upload-Offset': '4', 'Upload-Length': '4' };
  const answer = (outcome: string, message = '') => {
    const headers = { ...complete, 'Upload-Outcome': outcome, 'Upload-Message': message };
    answers = { HEAD: [{ status: 200, headers }] };
    return send().outcome;
  };
  expect(await answer('refused', 'No%20film.')).toEqual({ status: 415, message: 'No film.' });
  expect(await answer('failed', 'No%20folder.')).toEqual({ status: 200, message: 'No folder.' });
  expect(await answer('conflict')).toMatchObject({ status: 409 });
});

test('without a session nothing is asked; what is stopped, or stands still, is interrupted', async () => {
  answers = {};
  const onBeforeRequest = () => Promise.reject(new Error('There is no session.'));
  expect(await send({ onBeforeRequest }).outcome).toEqual({ kind: 'interrupted', why: 'sign-in' });
  expect(asked).toEqual([]);
  vi.stubGlobal(
    'XMLHttpRequest',
    requestClass(() => new Promise(() => {})),
  );
  const controller = new AbortController();
  const { outcome } = send({ signal: controller.signal });
  controller.abort();
  expect(await outcome).toMatchObject({ why: 'connection' });
  expect(await send({ signal: controller.signal }).outcome).toMatchObject({ why: 'connection' });
  expect(await send({ timeouts: { sending: 1, storing: 1 } }).outcome).toMatchObject({ why: 'connection' });
});

test('where progress comes with the answer to a part only, the last part has the time to be stored', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    requestClass(async ({ method, headers }) => {
      if (method === 'HEAD') return { status: 200, headers: { 'Upload-Offset': '0', 'Upload-Length': '4' } };
      if (headers.get('upload-offset') === '0') return { status: 204, headers: { 'Upload-Offset': '2' } };
      await setTimeout(100);
      return { status: 204, headers: stored };
    }),
  );
  const slow = { chunkSize: 2, timeouts: { sending: 50, storing: 5000 } };
  expect(await send(slow).outcome).toMatchObject({ why: 'connection' });
  expect(await send({ ...slow, isProgressPerChunk: true }).outcome).toMatchObject({ state: 'done' });
});
