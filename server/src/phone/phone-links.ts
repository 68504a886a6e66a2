import {
  type OpenedPhoneLink,
  PHONE_MAX_BYTES,
  PHONE_MAX_FILES,
  type PhoneLinkRequest,
  type PhoneLinkState,
  uploadMetadataSchema,
} from '@jeweler/core/schemas';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import type { Database } from '../database/database.ts';
import { NotFoundError, TooLargeError } from '../errors.ts';
import { mediaUrl } from '../media/media-address.ts';
import { newToken, tokenHash } from '../secret-token.ts';

const MINUTE_MS = 60_000;
/** How long a link can be opened, and how long it works from then on. */
const START_MS = 10 * MINUTE_MS;
const FINISH_MS = 60 * MINUTE_MS;

/** A link that works: neither expired nor revoked, and its session lasts. */
export interface LivePhoneLink {
  /** Whose its uploads are. */
  readonly owner: string;
  readonly folder: string;
  /** What its files are called, without ending; null: as on the phone. */
  readonly name: string | null;
  readonly expiresAt: string;
  /** Who made it. */
  readonly username: string;
}

const ownerOf = (tokenHash: string): string => `phone:${tokenHash}`;

/**
 * The links by which phones send pictures into one folder without signing in: one for each person. Of tokens only the
 * hash is stored; a link goes with the session that it was made in.
 */
export class PhoneLinks {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Makes a link, which ends the person's earlier one. */
  async create({ adminId, fingerprint }: LiveSession, { folder, name }: PhoneLinkRequest) {
    const token = newToken();
    const expiresAt = this.#after(START_MS);
    await this.#database.writes.run(async (trx) => {
      await trx
        .deleteFrom('phone_links')
        .where(({ or, eb }) => or([eb('admin_id', '=', adminId), eb('expires_at', '<=', this.#now())]))
        .execute();
      await trx
        .insertInto('phone_links')
        .values({
          token_hash: tokenHash(token),
          admin_id: adminId,
          session_hash: fingerprint,
          folder,
          name: name ?? null,
          expires_at: expiresAt,
        })
        .execute();
    });
    return { token, expiresAt };
  }

  /** What the person's link is for from now on; nothing without one. */
  async aim({ adminId }: LiveSession, { folder, name }: PhoneLinkRequest): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx
        .updateTable('phone_links')
        .set({ folder, name: name ?? null })
        .where('admin_id', '=', adminId)
        .execute(),
    );
  }

  /** The person's link, as the portal shows it. */
  async read({ adminId }: LiveSession): Promise<PhoneLinkState> {
    const link = await this.#live().where('phone_links.admin_id', '=', adminId).executeTakeFirst();
    if (!link) return {};
    const received = await this.#received(ownerOf(link.tokenHash));
    return {
      link: {
        folder: link.folder,
        ...(link.name !== null && { name: link.name }),
        expiresAt: link.expiresAt,
        isOpened: link.openedAt !== null,
        received: received.map(({ path }) => ({ relativePath: path, publicUrl: mediaUrl(path) })),
      },
    };
  }

  async revoke({ adminId }: LiveSession): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx.deleteFrom('phone_links').where('admin_id', '=', adminId).execute(),
    );
  }

  /** @throws NotFoundError for a token without a link that works */
  async find(token: string): Promise<LivePhoneLink> {
    const link = await this.#live().where('phone_links.token_hash', '=', tokenHash(token)).executeTakeFirst();
    if (!link) throw new NotFoundError('This code has ended.');
    const { folder, name, expiresAt, username } = link;
    return { owner: ownerOf(link.tokenHash), folder, name, expiresAt, username };
  }

  /** What the page starts with, and asks for when it comes back into view. The first time gives it its hour. */
  async open(token: string): Promise<OpenedPhoneLink> {
    await this.find(token);
    await this.#database.writes.run((trx) =>
      trx
        .updateTable('phone_links')
        .set({ opened_at: this.#now(), expires_at: this.#after(FINISH_MS) })
        .where('token_hash', '=', tokenHash(token))
        .where('opened_at', 'is', null)
        .execute(),
    );
    const { owner, folder, expiresAt } = await this.find(token);
    const received = await this.#received(owner);
    return {
      folder,
      expiresAt,
      received: received.flatMap(({ sha256 }) => sha256 ?? []),
      ...(await this.#room(owner)),
    };
  }

  /** @throws TooLargeError when a file of this size would be too much for the link */
  async checkRoom({ owner }: LivePhoneLink, size: number): Promise<void> {
    const { filesLeft, bytesLeft } = await this.#room(owner);
    if (filesLeft === 0) throw new TooLargeError(`A code takes ${PHONE_MAX_FILES} files at most.`);
    if (size > bytesLeft) throw new TooLargeError('A code takes 1 GB at most.');
  }

  #now(): string {
    return this.#clock().toISOString();
  }

  #after(milliseconds: number): string {
    return new Date(this.#clock().getTime() + milliseconds).toISOString();
  }

  #live() {
    const now = this.#now();
    return this.#database.query
      .selectFrom('phone_links')
      .innerJoin('admin_sessions', 'admin_sessions.token_hash', 'phone_links.session_hash')
      .innerJoin('admins', 'admins.id', 'phone_links.admin_id')
      .select([
        'phone_links.token_hash as tokenHash',
        'phone_links.folder',
        'phone_links.name',
        'phone_links.expires_at as expiresAt',
        'opened_at as openedAt',
        'username',
      ])
      .where('phone_links.expires_at', '>', now)
      .where('admin_sessions.expires_at', '>', now);
  }

  /** In the order in which they were chosen. */
  async #received(owner: string) {
    const rows = await this.#database.query
      .selectFrom('media_uploads')
      .select(['sent_sha256 as sha256', 'path', 'metadata', 'created_at'])
      .where('owner', '=', owner)
      .where('outcome', 'in', ['stored', 'numbered', 'replaced'])
      .orderBy('ended_at')
      .orderBy('path')
      .execute();
    const chosenAt = ({ metadata, created_at }: (typeof rows)[number]): number =>
      uploadMetadataSchema.safeParse(JSON.parse(metadata)).data?.chosen ?? Date.parse(created_at);
    rows.sort((a, b) => chosenAt(a) - chosenAt(b));
    return rows.flatMap(({ path, sha256 }) => (path === null ? [] : [{ path, sha256 }]));
  }

  /** What has been refused takes no room. */
  async #room(owner: string): Promise<Pick<OpenedPhoneLink, 'filesLeft' | 'bytesLeft'>> {
    const { files, bytes } = await this.#database.query
      .selectFrom('media_uploads')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
      .where('owner', '=', owner)
      .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'refused')]))
      .executeTakeFirstOrThrow();
    return {
      filesLeft: Math.max(0, PHONE_MAX_FILES - files),
      bytesLeft: Math.max(0, PHONE_MAX_BYTES - (bytes ?? 0)),
    };
  }
}
