import {
  type AdminClient,
  changeRecordState,
  deleteRecord,
  previewBulkChange,
  undeleteRecord,
} from '@jeweler/core/api';
import { shopDateTime } from '@jeweler/core/business';
import type { BulkPreview, CatalogueRecord, RecordKind, RecordState } from '@jeweler/core/schemas';
import type { Notice } from '@jeweler/core/ui';
import { useState } from 'react';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { dateAndTime } from '../../../shared/times.ts';
import { useChange } from '../../../shared/use-change.ts';
import { kindLabels } from '../labels.ts';

const NOTICE = 'catalogue-state';

/** Where a record stands, as a change of its state says it. */
interface Target {
  readonly state: RecordState;
  /** A day and time of the shop's clock at which it will be made live. */
  readonly at?: string;
}

const titles: Readonly<Record<RecordState, string>> = {
  draft: 'Back to draft',
  live: 'Published',
  sold: 'Marked as sold',
  hidden: 'Hidden',
};

/** The target that leads back to where a record stands. */
const targetOf = ({ state, publishAt }: Pick<CatalogueRecord, 'state' | 'publishAt'>): Target =>
  publishAt === undefined
    ? { state }
    : { state: 'live', at: shopDateTime(new Date(publishAt)).replace(' ', 'T') };

const textOf = ({ publishAt }: CatalogueRecord): { text?: string } =>
  publishAt === undefined ? {} : { text: `It will be published ${dateAndTime(publishAt)}, shop time.` };

type ChangedRecord = Pick<CatalogueRecord, 'id' | 'revision' | 'state' | 'publishAt'>;

export interface RecordChangesOptions<Changed extends ChangedRecord = CatalogueRecord> {
  readonly kind: RecordKind;
  readonly record: Changed;
  readonly show: (record: CatalogueRecord) => void;
  /** Shows why a change was refused, where that is about fields of the form. */
  readonly onRefused: (error: unknown, intro: string) => void;
}

/** Changes of a record's state, and its deletion, each with `Undo` in its notice. */
export const useRecordChanges = (options: RecordChangesOptions<ChangedRecord>) => {
  const { kind, record, show, onRefused } = options;
  const { busy, report } = useChange({ awaitsData: false, affected: affectedBy.catalogue });
  const [hiding, setHiding] = useState<BulkPreview>();

  const carryOut = (
    work: (http: AdminClient) => Promise<CatalogueRecord>,
    failed: string,
    done: (changed: CatalogueRecord) => Omit<Notice, 'tone'>,
  ): Promise<boolean> =>
    report(
      async (http) => {
        try {
          const changed = await work(http);
          show(changed);
          return changed;
        } catch (error) {
          onRefused(error, `${failed}.`);
          throw error;
        }
      },
      { id: NOTICE, done, failed },
    );

  const setState = (to: Target, revision: number, isUndo = false): Promise<boolean> =>
    carryOut(
      (http) => changeRecordState(http, kind, record.id, { ...to, ...(isUndo && { undo: true }), revision }),
      'Its state was not changed',
      (changed) => ({
        ...textOf(changed),
        ...(isUndo
          ? { title: 'Undone' }
          : {
              title: changed.publishAt === undefined ? titles[changed.state] : 'Scheduled',
              actions: [
                { label: 'Undo', run: () => void setState(targetOf(record), changed.revision, true) },
              ],
            }),
      }),
    );

  const undelete = (revision: number, to: Target = { state: 'draft' }): Promise<boolean> =>
    carryOut(
      async (http) => {
        const draft = await undeleteRecord(http, kind, record.id, { revision });
        if (to.state === draft.state) return draft;
        return changeRecordState(http, kind, record.id, { ...to, undo: true, revision: draft.revision });
      },
      'It was not restored',
      (changed) => ({
        title: changed.state === 'draft' ? 'Restored as a draft' : 'Restored',
        ...textOf(changed),
      }),
    );

  /** A category stays on the website while pieces of it are there: asks whether they are hidden with it. */
  const hideCategory = () =>
    report(
      (http) =>
        previewBulkChange(http, {
          which: { filter: { category: record.id } },
          change: { kind: 'state', state: 'hidden', with_category: record.id },
        }),
      {
        id: NOTICE,
        failed: 'Its state was not changed',
        done: (found) => {
          if (found.rows.length > 0) setHiding(found);
          else void setState({ state: 'hidden' }, record.revision);
          return undefined;
        },
      },
    );

  return {
    busy,
    /** What would be hidden with a category, once that was asked for. */
    hiding,
    endHiding: () => setHiding(undefined),
    changeState: (to: Target) =>
      kind === 'categories' && to.state === 'hidden' ? hideCategory() : setState(to, record.revision),
    undelete: () => undelete(record.revision),
    remove: () =>
      carryOut(
        (http) => deleteRecord(http, kind, record.id, { revision: record.revision }),
        `The ${kindLabels[kind].one.toLowerCase()} was not deleted`,
        (deleted) => ({
          title: `${kindLabels[kind].one} deleted`,
          text: 'It can be restored for 30 days.',
          actions: [{ label: 'Undo', run: () => void undelete(deleted.revision, targetOf(record)) }],
        }),
      ),
  };
};
