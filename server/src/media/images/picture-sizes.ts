import type { PixelSize } from '@jeweler/core/schemas';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { MediaEntry } from '../index/media-entry.ts';
import { encodePath } from '../media-address.ts';
import type { MediaFiles } from '../media-files.ts';
import { isPictureName, MAX_ORIGINAL_BYTES, NoPictureError, pictureSize } from './image-variant.ts';
import { pictureKey } from './image-variants.ts';

/** Keys of one query: those of a thousand products, below every engine's limit of parameters. */
const MAX_KEYS = 2000;

interface PictureSizesDeps extends Pick<MediaFiles, 'folder' | 'drive' | 'limit'> {
  readonly database: Pick<Database, 'query' | 'writes'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Widths and heights of the media folder's pictures, each read from its file once. */
export class PictureSizes {
  readonly #deps: PictureSizesDeps;
  #isMeasuring = false;

  constructor(deps: PictureSizesDeps) {
    this.#deps = deps;
  }

  /**
   * Pixels as displayed, rotated by the EXIF orientation; undefined for a file that is not a picture, is
   * damaged or no longer exists. Known sizes are returned without accessing the drive.
   * @throws DriveBusyError when the drive does not respond, LimitReachedError under a flood
   */
  async get({ path, modified, size }: MediaEntry): Promise<PixelSize | undefined> {
    if (!isPictureName(path)) return undefined;
    const key = pictureKey(path, modified, size);
    const kept = (await this.#read([key])).get(key);
    return kept ?? this.#measure(path);
  }

  /**
   * Sizes of these pictures as far as they are known, by path, without accessing the drive. The others are measured now,
   * one after the other, for whoever asks next.
   */
  async getKnown(entries: readonly MediaEntry[]): Promise<ReadonlyMap<string, PixelSize>> {
    const keys = new Map(entries.map(({ path, modified, size }) => [path, pictureKey(path, modified, size)]));
    const known = await this.#read([...keys.values()]);
    const sizes = new Map<string, PixelSize>();
    const unknown: MediaEntry[] = [];
    for (const entry of entries) {
      const size = known.get(keys.get(entry.path) ?? '');
      if (size) sizes.set(entry.path, size);
      else unknown.push(entry);
    }
    if (unknown.length > 0) void this.#measureAll(unknown);
    return sizes;
  }

  /** One run at a time. What it could not measure, such as while the drive does not respond, is asked for again. */
  async #measureAll(entries: readonly MediaEntry[]): Promise<void> {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    try {
      for (const entry of entries) await this.get(entry);
    } catch {
      // The health of the folder says so, or the server stops.
    } finally {
      this.#isMeasuring = false;
    }
  }

  async #measure(path: string): Promise<PixelSize | undefined> {
    const { folder, drive, limit } = this.#deps;
    try {
      return await limit.run(async () => {
        const found = await folder.find(encodePath(path));
        if (!found || found.stats.size > MAX_ORIGINAL_BYTES) return undefined;
        const pixels = await drive.run(() => pictureSize(found.file));
        // The key is that of the file as it was read, which may be newer than the requested one.
        await this.#store(pictureKey(path, found.stats.mtimeMs, found.stats.size), pixels);
        return pixels;
      });
    } catch (error) {
      if (error instanceof NoPictureError) return undefined;
      throw error;
    }
  }

  /** Those that are stored, by their keys. */
  async #read(keys: readonly string[]): Promise<Map<string, PixelSize>> {
    const sizes = new Map<string, PixelSize>();
    for (let start = 0; start < keys.length; start += MAX_KEYS) {
      const rows = await this.#deps.database.query
        .selectFrom('picture_sizes')
        .selectAll()
        .where('picture_key', 'in', keys.slice(start, start + MAX_KEYS))
        .execute();
      for (const { picture_key, ...size } of rows) sizes.set(picture_key, size);
    }
    return sizes;
  }

  async #store(picture_key: string, { width, height }: PixelSize): Promise<void> {
    const { database, log } = this.#deps;
    const row = { picture_key, width, height };
    try {
      await database.writes.run((trx) =>
        trx
          .insertInto('picture_sizes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    } catch (error) {
      log.warn(
        { err: error },
        'The size of a picture could not be stored; it is measured again when needed.',
      );
    }
  }
}
