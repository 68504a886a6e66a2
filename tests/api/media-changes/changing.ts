import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../server/src/config.ts';
import type { Answer } from '../../support/test-server.ts';
import { type Library, startLibrary } from '../media-library/library.ts';

/** The address of a file in the media folder. */
export const url = (name: string): string => `/media/${name.split('/').map(encodeURIComponent).join('/')}`;

export interface Changing extends Library {
  /** `POST /api/admin/media/NAME` */
  change(name: string, body: object): Promise<Answer>;
  /** `POST` below `/api/admin/catalogue/` */
  edit(address: string, body: object): Promise<Answer>;
  /** Keeps what has been typed about a record, such as `products-1`. */
  type(record: string, body: object): Promise<Answer>;
  exists(name: string): boolean;
  makeFolder(name: string): void;
}

/** A library whose files can be changed, and the catalogue beside it. */
export const startChanging = async (
  files: readonly string[],
  changes: Partial<Config> = {},
): Promise<Changing> => {
  const library = await startLibrary(files, changes);
  const headers = { authorization: `Bearer ${library.token}` };
  return {
    ...library,
    change: (name, body) => library.server.post(`/api/admin/media/${name}`, body, headers),
    edit: (address, body) => library.server.post(`/api/admin/catalogue/${address}`, body, headers),
    type: (record, body) => library.server.post(`/api/admin/unsaved/catalogue-${record}`, body, headers),
    exists: (name) => existsSync(path.join(library.folder, name)),
    makeFolder: (name) => mkdirSync(path.join(library.folder, name), { recursive: true }),
  };
};
