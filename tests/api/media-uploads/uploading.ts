import { createHash, randomBytes } from 'node:crypto';
import type { ApiFailure, UploadMetadata, UploadState } from '@jeweler/core/schemas';
import { startLibrary } from '../media-library/library.ts';

/** A server with a media folder, and someone who uploads. */
export const startUploads = async (...args: Parameters<typeof startLibrary>) => {
  const library = await startLibrary(...args);
  return { ...library, uploader: new Uploader(library.server.url, library.token) };
};

export interface UploadAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body of a failure or a state. */
  readonly body: ApiFailure & { readonly present?: { readonly path: string; readonly freeName: string } };
}

/** Sends the requests of the protocol to a server, as staff. */
export class Uploader {
  readonly #url: string;
  readonly #token: string;
  readonly #path: string;

  constructor(url: string, token: string, path = '/api/admin/uploads') {
    this.#url = url;
    this.#token = token;
    this.#path = path;
  }

  async send(
    method: string,
    address: string,
    headers: Record<string, string> = {},
    body?: Buffer | string,
  ): Promise<UploadAnswer> {
    const response = await fetch(this.#url + address, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  }

  create(size: number, metadata: Partial<Record<keyof UploadMetadata, string>>): Promise<UploadAnswer> {
    const values = Object.entries(metadata).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    return this.send('POST', this.#path, {
      'upload-length': String(size),
      'upload-metadata': values.join(','),
    });
  }

  /** Creates an upload and returns its address. */
  async begin(size: number, metadata: Partial<Record<keyof UploadMetadata, string>>): Promise<string> {
    const { status, headers, body } = await this.create(size, metadata);
    if (status !== 201) throw new Error(`not created: ${status} ${body.message}`);
    return headers.get('location') ?? '';
  }

  patch(address: string, offset: number, bytes: Buffer): Promise<UploadAnswer> {
    return this.send(
      'PATCH',
      address,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );
  }

  head(address: string): Promise<UploadAnswer> {
    return this.send('HEAD', address);
  }

  async state(address: string): Promise<UploadState> {
    return (await this.send('GET', address)).body as unknown as UploadState;
  }

  decide(address: string, decision: object): Promise<UploadAnswer> {
    return this.send(
      'POST',
      `${address}/decision`,
      { 'content-type': 'application/json' },
      JSON.stringify(decision),
    );
  }

  /** Creates an upload and sends everything at once; returns the last answer. */
  async upload(
    bytes: Buffer,
    metadata: Partial<Record<keyof UploadMetadata, string>>,
  ): Promise<UploadAnswer> {
    const created = await this.create(bytes.length, metadata);
    if (created.status !== 201) return created;
    return this.patch(created.headers.get('location') ?? '', 0, bytes);
  }
}

/** Where an answer says that the file is. */
export const pathIn = ({ headers }: UploadAnswer): string =>
  decodeURIComponent(headers.get('upload-path') ?? '');

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The beginning of a film of this size, whose content may be anything. */
export const filmStart = (size: number): Buffer => {
  const type = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  const content = Buffer.alloc(8);
  content.writeUInt32BE(size - type.length, 0);
  content.write('mdat', 4, 'latin1');
  return Buffer.concat([type, content]);
};

export const film = (size: number): Buffer => {
  const start = filmStart(size);
  return Buffer.concat([start, randomBytes(size - start.length)]);
};
