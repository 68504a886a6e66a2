import { vi } from 'vitest';
import type { FakeLibrary } from './fake-library.tsx';
import { mediaFile } from './media-files.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Blob | null;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** What tus uses of XMLHttpRequest. */
export const requestClass = (respond: (sent: Sent, onProgress: (bytes: number) => void) => Promise<Answer>) =>
  class {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: (error: Error) => void;
    status = 0;
    responseText = '';
    #answer: Answer | undefined;
    #method = '';
    #url = '';
    #headers = new Map<string, string>();
    #isAborted = false;

    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name.toLowerCase(), value);
    }
    getResponseHeader(name: string) {
      return this.#answer?.headers?.[name] ?? null;
    }
    abort() {
      this.#isAborted = true;
    }
    async send(body: Blob | null) {
      const sent = { method: this.#method, url: this.#url, headers: this.#headers, body };
      const onProgress = (loaded: number) => this.upload.onprogress?.({ lengthComputable: true, loaded });
      try {
        this.#answer = await respond(sent, onProgress);
      } catch (error) {
        if (!this.#isAborted) this.onerror?.(error as Error);
        return;
      }
      if (this.#isAborted) return;
      this.status = this.#answer.status;
      this.responseText = JSON.stringify(this.#answer.body ?? {});
      this.onload?.();
    }
  };

const readMetadata = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(',').map((pair) => {
      const [key = '', value = ''] = pair.split(' ');
      return [key, Buffer.from(value, 'base64').toString()];
    }),
  );

/** The uploads of this library's server (`UPLOADS` of the schemas), in memory, instead of the network's. */
export const fakeUploads = (library: FakeLibrary) => {
  const stored = new Map<
    string,
    { name: string; folder: string; clash: string; known: string | undefined; size: number; offset: number }
  >();
  const uploads = {
    /** What was begun: `folder/name`, and what to do where the name is taken. */
    begun: [] as { path: string; clash: string | undefined; token: string | undefined }[],
    /** Offsets at which was sent. */
    offsets: [] as number[],
    /** How many uploads were removed. */
    removed: 0,
    isGone: false,
    /** Sentence against a file of this name, before anything is sent. */
    refused: new Map<string, string>(),
    /** Contents that the library has, and where. */
    known: new Map<string, string>(),
    /** Holds back the answer to what is sent, of which half has arrived. */
    held: undefined as Promise<void> | undefined,
  };

  const begin = ({ headers }: Sent): Answer => {
    const { filename: name = '', folder = '', clash, known } = readMetadata(headers.get('upload-metadata'));
    const path = folder === '' ? name : `${folder}/${name}`;
    uploads.begun.push({ path, clash, token: headers.get('authorization') });
    const message = uploads.refused.get(name);
    if (message) return { status: 415, body: { success: false, code: 'unsupported_media_type', message } };
    const taken = library.files.find(({ relativePath }) => relativePath === path);
    if (taken && clash === 'ask') {
      const { publicUrl, size, lastModified: modified } = taken;
      const present = { path, publicUrl, size, modified, freeName: name.replace(/(?=\.)/, '-2') };
      return { status: 409, body: { success: false, code: 'conflict', message: 'Taken.', present } };
    }
    const id = String(stored.size + 1);
    stored.set(id, {
      name,
      folder,
      clash: clash ?? 'ask',
      known,
      size: Number(headers.get('upload-length')),
      offset: 0,
    });
    return { status: 201, headers: { Location: `/api/admin/uploads/${id}` } };
  };

  const send = async (id: string, sent: Sent, onProgress: (bytes: number) => void): Promise<Answer> => {
    const upload = stored.get(id);
    if (!upload) return { status: 404 };
    uploads.offsets.push(Number(sent.headers.get('upload-offset')));
    const length = sent.body?.size ?? 0;
    onProgress(length / 2);
    if (uploads.held) {
      upload.offset += length / 2;
      await uploads.held;
      throw new TypeError('The connection was lost.');
    }
    upload.offset += length;
    const headers = { 'Upload-Offset': String(upload.offset) };
    if (upload.offset < upload.size) return { status: 204, headers };
    const same = upload.known === 'skip' ? uploads.known.get((await sent.body?.text()) ?? '') : undefined;
    if (same !== undefined)
      return {
        status: 204,
        headers: { ...headers, 'Upload-Outcome': 'known', 'Upload-Path': encodeURIComponent(same) },
      };
    const name = upload.clash === 'keep' ? upload.name.replace(/(?=\.)/, '-2') : upload.name;
    const path = upload.folder === '' ? name : `${upload.folder}/${name}`;
    library.files = library.files.filter(({ relativePath }) => relativePath !== path);
    library.add(mediaFile(path, { size: upload.size }));
    const outcome = upload.clash === 'keep' ? 'numbered' : 'stored';
    return {
      status: 204,
      headers: { ...headers, 'Upload-Outcome': outcome, 'Upload-Path': encodeURIComponent(path) },
    };
  };

  vi.stubGlobal(
    'XMLHttpRequest',
    requestClass(async (sent, onProgress) => {
      if (uploads.isGone) throw new TypeError('Failed to fetch');
      const id = new URL(sent.url, window.location.href).pathname.split('/').at(-1) ?? '';
      const upload = stored.get(id);
      switch (sent.method) {
        case 'POST':
          return begin(sent);
        case 'PATCH':
          return send(id, sent, onProgress);
        case 'DELETE':
          uploads.removed += 1;
          stored.delete(id);
          return { status: 204 };
        default:
          if (!upload) return { status: 404 };
          return {
            status: 200,
            headers: { 'Upload-Offset': String(upload.offset), 'Upload-Length': String(upload.size) },
          };
      }
    }),
  );
  return uploads;
};
