import { applyBulkChange, undoBulkChange } from '@jeweler/core/api';
import { formatCount } from '@jeweler/core/format';
import type { BulkResult } from '@jeweler/core/schemas';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { useHost } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
import { pieces } from './describe-change.ts';

const NOTICE = 'bulk-change';
/** More names than these a notice does not hold. */
const MAX_NAMED = 10;

const nameLeft = (left: BulkResult['left']): string => {
  const more = left.length - MAX_NAMED;
  const names = left.slice(0, MAX_NAMED).map(({ name, reason }) => `“${name}”: ${reason}`);
  return [...names, ...(more > 0 ? [`And ${formatCount(more)} more.`] : [])].join(' ');
};

/** Applies a preview, and takes a change or an import back; each says in a notice what it has done. */
export const useBulkChanges = () => {
  const { notify } = useHost();
  const { busy, run, report } = useChange({ awaitsData: false, affected: affectedBy.catalogue });

  const undo = (id: string, all = false): Promise<boolean> =>
    report((http) => undoBulkChange(http, { undo: id, all }), {
      id: NOTICE,
      failed: 'Nothing was undone',
      done: ({ changed, left }) => {
        // A category or what else a file holds is among them.
        const title = `${formatCount(changed)} restored`;
        if (left.length === 0) return { title };
        return {
          tone: 'info',
          title: `${title}, ${formatCount(left.length)} left unchanged`,
          text: nameLeft(left),
          lasting: true,
          actions: [{ label: 'Undo these too', run: () => void undo(id, true) }],
        };
      },
    });

  /** A category with the pieces that its preview has named. */
  const hideCategory = (preview: string): Promise<boolean> =>
    report((http) => applyBulkChange(http, { preview, except: [] }), {
      id: NOTICE,
      failed: 'Nothing was hidden',
      done: (result) => ({
        title: `The category and ${pieces(result.changed)} hidden`,
        actions: [{ label: 'Undo', run: () => void undo(result.undo) }],
      }),
    });

  /** Rejects with why it failed. Sent again, as after a lost answer, it is made once. */
  const apply = async (preview: string, except: readonly number[]): Promise<BulkResult | undefined> => {
    const result = await run((http) => applyBulkChange(http, { preview, except }));
    if (!result) return undefined;
    const { changed, left } = result;
    notify({
      id: NOTICE,
      tone: left.length === 0 ? 'success' : 'info',
      title: `${pieces(changed)} changed`,
      ...(left.length === 0
        ? {}
        : { text: `${pieces(left.length)} left unchanged. ${nameLeft(left)}`, lasting: true }),
      ...(changed === 0 ? {} : { actions: [{ label: 'Undo', run: () => void undo(result.undo) }] }),
    });
    return result;
  };

  return { busy, apply, hideCategory, undo };
};

export type BulkChanges = ReturnType<typeof useBulkChanges>;
