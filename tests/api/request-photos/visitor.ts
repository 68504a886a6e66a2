import { randomBytes } from 'node:crypto';
import { type OpenedPhotos, openedPhotosSchema } from '@jeweler/core/schemas';
import type { SubmissionKind } from '@jeweler/core/submissions';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Config } from '../../../server/src/config.ts';
import { publicForms } from '../../support/submission-builders.ts';
import type { TestServer } from '../../support/test-server.ts';
import { type Inbox, startInbox } from '../inbox/inbox.ts';
import { Uploader } from '../media-uploads/uploading.ts';

/** A photo whose content is another for each number. */
export const photo = (number: number, width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width: width + number, height, channels: 3, background: '#a67c3d' } })
    .jpeg()
    .toBuffer();

/** The same of noise, with about 80,000 bytes. */
export const heavyPhoto = (number: number): Promise<Buffer> => {
  const size = { width: 400 + number, height: 300, channels: 3 } as const;
  return sharp(randomBytes(size.width * size.height * 3), { raw: size })
    .jpeg()
    .toBuffer();
};

/** Somebody who has sent a form, with the link that the answer had. */
export interface Visitor {
  readonly reference: string;
  readonly token: string;
  readonly uploader: Uploader;
  open(): Promise<OpenedPhotos>;
}

export const visitorOf = ({ url, request }: TestServer, link: string, reference: string): Visitor => {
  const token = link.split('/').at(-1) ?? '';
  const address = `/api/request-photos/${token}`;
  return {
    reference,
    token,
    uploader: new Uploader(url, '', address),
    open: async () => openedPhotosSchema.parse((await request('POST', `${address}/open`)).body),
  };
};

/** Sends a form. */
export const askFor = async (
  server: TestServer,
  kind: SubmissionKind = 'contact',
  changes: object = {},
): Promise<Visitor> => {
  const { path, build } = publicForms[kind];
  const { status, body } = await server.post(path, { ...build(), ...changes });
  expect(status).toBe(201);
  const { photos, reference } = body as { photos: string; reference: string };
  expect(photos).toMatch(/^\/photos\/[\w-]{43}$/);
  return visitorOf(server, photos, reference);
};

/** A shop with staff, and a visitor who has sent a message. */
export const startWithVisitor = async (
  changes: Partial<Config> = {},
): Promise<{ inbox: Inbox; visitor: Visitor }> => {
  const inbox = await startInbox(changes);
  return { inbox, visitor: await askFor(inbox.server) };
};

/** The JPEG of a photo as staff get it. */
export const fetchPhoto = async (
  { server, token }: Inbox,
  reference: string,
  id: string,
): Promise<Buffer> => {
  const response = await fetch(`${server.url}/api/admin/submissions/${reference}/photos/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return Buffer.from(await response.arrayBuffer());
};
