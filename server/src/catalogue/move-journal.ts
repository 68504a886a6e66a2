import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { FileMove, MoveJob } from '../media/changes/file-moves.ts';
import { followMoves } from './moved-files.ts';

/**
 * Moves of files that have begun. A job is stored before its first file is moved, and deleted in the transaction in
 * which the catalogue follows: a server that is stopped in between finds it at its next start.
 */
export const createMoveJournal = ({ query, writes }: Database, siteUrl: string) => ({
  async begin(
    moves: readonly FileMove[],
    { username, at }: Pick<MoveJob, 'username' | 'at'>,
  ): Promise<MoveJob> {
    const id = randomUUID();
    const row = { id, moves: JSON.stringify(moves), at, by: username };
    await writes.run((trx) => trx.insertInto('media_moves').values(row).execute());
    return { id, moves, username, at };
  },

  async unfinished(): Promise<MoveJob[]> {
    const rows = await query.selectFrom('media_moves').selectAll().orderBy('at').execute();
    return rows.map(({ id, moves, at, by }) => ({
      id,
      moves: JSON.parse(moves) as FileMove[],
      username: by,
      at,
    }));
  },

  /** @param done those of the job's moves that have taken place */
  async finish({ id, username, at }: MoveJob, done: readonly FileMove[]): Promise<void> {
    await writes.run(async (trx) => {
      if (done.length > 0) await followMoves(trx, { username, at }, done, siteUrl);
      for (const { from, to } of done) {
        await trx.deleteFrom('media_addresses').where('path', '=', to).execute();
        await trx
          .insertInto('media_addresses')
          .values({ path: from, leads_to: to, moved_at: at })
          .onConflict((conflict) => conflict.column('path').doUpdateSet({ leads_to: to, moved_at: at }))
          .execute();
      }
      await trx.deleteFrom('media_moves').where('id', '=', id).execute();
    });
  },

  /** Former paths, and where they went. */
  async formerPaths(): Promise<Map<string, string>> {
    const rows = await query.selectFrom('media_addresses').select(['path', 'leads_to']).execute();
    return new Map(rows.map(({ path, leads_to }) => [path, leads_to]));
  },
});
