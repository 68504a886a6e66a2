import { decideUpload, getSignedInAdmin } from '@jeweler/core/api';
import { discardUpload, type SendOptions, type SendOutcome, sendUpload } from '@jeweler/core/files';
import { type ClashDecision, UPLOAD_CHUNK_BYTES, UPLOADS } from '@jeweler/core/schemas';
import type { AdminHost } from '../host/admin-host.ts';
import type { Session } from '../session/session.ts';
import { unfinishedUploads } from './upload-item.ts';
import { outcomeOfCall } from './upload-outcome.ts';

export interface SentFile {
  readonly key: string;
  readonly file: File;
  readonly folder: string;
  readonly clash: ClashDecision;
  /** It is stored although the library has its content. */
  readonly isKnown: boolean;
}

/** Carries files into the library. */
export type LibrarySender = ReturnType<typeof createLibrarySender>;

export const createLibrarySender = (session: Session, { uploadChunkBytes }: AdminHost) => {
  const { http } = session;
  const onBeforeRequest: SendOptions['onBeforeRequest'] = (request) =>
    session.withToken(async (token) => request.setHeader('Authorization', `Bearer ${token}`));

  /** The end of a file that the server has completely, and whose name is taken. */
  const settle = async (key: string, clash: ClashDecision): Promise<SendOutcome> => {
    const id = unfinishedUploads.find(key)?.url?.split('/').at(-1) ?? '';
    try {
      const { path, outcome, message } = await decideUpload(http, id, { clash });
      if (path !== undefined)
        return outcome === 'known' ? { state: 'skipped', same: path } : { state: 'done', path };
      return { status: outcome === 'failed' ? 200 : 415, message };
    } catch (error) {
      return outcomeOfCall(error);
    }
  };

  return {
    /** Sends a file, or the rest of it; never rejects. */
    send: async (
      { key, file, folder, clash, isKnown }: SentFile,
      onProgress: (sent: number) => void,
      signal: AbortSignal,
    ): Promise<SendOutcome> => {
      const sent = await sendUpload(file, {
        endpoint: new URL(UPLOADS, window.location.href).href,
        unfinished: unfinishedUploads,
        upload: { key, name: file.name, folder, size: file.size },
        chunkSize: uploadChunkBytes ?? UPLOAD_CHUNK_BYTES,
        isProgressPerChunk: uploadChunkBytes !== undefined,
        metadata: { filename: file.name, folder, clash, known: isKnown ? 'store' : 'skip' },
        timeouts: { sending: 90_000, storing: 300_000 },
        onBeforeRequest,
        onProgress,
        signal,
      });
      const outcome = 'status' in sent && sent.status === 409 ? await settle(key, clash) : sent;
      // Asking who is signed in ends the session, if it has indeed ended.
      if ('why' in outcome && outcome.why === 'sign-in') getSignedInAdmin(http).catch(() => undefined);
      return outcome;
    },
    /** Makes the server remove what it has of an unfinished upload; never rejects. */
    discard: async (key: string): Promise<void> => {
      const url = unfinishedUploads.find(key)?.url;
      unfinishedUploads.remove(key);
      if (url !== undefined) await discardUpload(url, { onBeforeRequest });
    },
  };
};
