import {
  type AdminClient,
  ApiError,
  changeRecord,
  changeRecordState,
  checkPrice,
  createRecord,
} from '@jeweler/core/api';
import {
  type CatalogueRecord,
  catalogueRecordSchema,
  type RecordChanges,
  type RecordKind,
  type RecordState,
} from '@jeweler/core/schemas';
import { useState } from 'react';
import { failureMessage, presentIn } from '../../../shared/errors.ts';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { newKey } from '../../../shared/new-key.ts';
import { useHost } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
import { isOnWebsite } from '../record-states.ts';
import { changedNames, conflictNames } from './merging.ts';
import { namesOf, pickTexts, type Texts, toChanges, toTexts, toValues } from './texts.ts';
import type { Editing } from './use-editing.ts';

const NOTICE = 'catalogue-saved';
const shownNow: Readonly<Partial<Record<RecordState, string>>> = {
  live: 'Visitors see it now.',
  draft: 'Visitors do not see it yet.',
};

interface SavingOptions {
  readonly kind: RecordKind;
  /** Undefined: it is created by the first save. */
  readonly record: CatalogueRecord | undefined;
  readonly editing: Editing;
  readonly show: (record: CatalogueRecord) => void;
  /** Called before the record is shown that a first save has created. */
  readonly onCreated?: (record: CatalogueRecord, sent: Texts) => void;
  /** Whether a save also says that the price is still right. */
  readonly confirmsPrice?: boolean;
}

interface SaveOptions {
  readonly publishes?: boolean;
  /** Called instead of telling that it was saved. */
  readonly onSaved?: () => void;
}

/** Saves what has been typed, and publishes it if asked to; failures leave everything in the form. */
export const useSaving = (options: SavingOptions) => {
  const { kind, record, editing, show, onCreated, confirmsPrice = false } = options;
  const { notify, hideNotice } = useHost();
  const { busy, run } = useChange({ awaitsData: false, affected: affectedBy.catalogue });
  const [failure, setFailure] = useState<string>();
  const [key] = useState(newKey);
  const isPublic = isOnWebsite(record?.state);

  const fail = (error: unknown, intro: string) => {
    // The sign-in screen says that the session has ended; what was typed is kept.
    if (error instanceof ApiError && error.status === 401) return;
    const faults = Object.entries(error instanceof ApiError ? error.fields : {}).flatMap(([field, message]) =>
      namesOf(kind, field).map((name) => ({ name, message })),
    );
    for (const [position, { name, message }] of faults.entries())
      editing.form.setError(name, { type: 'server', message }, { shouldFocus: position === 0 });
    setFailure(
      faults.length > 0
        ? `${intro} Please look at the marked fields.`
        : `${failureMessage(intro, error)} What you have typed stays here.`,
    );
  };

  /** The stored record; undefined if its author has to choose first. */
  const store = async (http: AdminClient, known: CatalogueRecord) => {
    const edit = editing.current();
    const names = changedNames(edit);
    if (conflictNames(edit, toTexts(kind, known.fields)).length > 0) return undefined;
    if (names.length === 0) return known;
    // What the form's schema has not seen, the server refuses.
    const changes = toChanges(kind, toValues(kind, edit.mine), names) as RecordChanges;
    try {
      const stored = await changeRecord(http, kind, known.id, { changes, revision: known.revision });
      editing.saved(pickTexts(edit.mine, names), toTexts(kind, stored.fields));
      show(stored);
      return stored;
    } catch (error) {
      // Somebody else has changed the same; what they changed elsewhere is joined by the server.
      const newer = presentIn(error, catalogueRecordSchema(kind));
      if (!newer) throw error;
      const theirs = toTexts(kind, newer.fields);
      editing.follow(theirs);
      show(newer);
      if (conflictNames(editing.current(), theirs).length === 0) throw error;
      return undefined;
    }
  };

  const send = async ({ publishes = false, onSaved }: SaveOptions) => {
    let intro = 'Nothing was saved.';
    const done = await run(async (http) => {
      if (!record) {
        const sent = editing.current().mine;
        const fields = toValues(kind, sent) as RecordChanges;
        const state = publishes ? 'live' : 'draft';
        const created = await createRecord(http, kind, { fields, state, key });
        onCreated?.(created, sent);
        return created;
      }
      let done = await store(http, record);
      if (!done) return undefined;
      if (done.revision !== record.revision)
        intro = `It was saved, but ${confirmsPrice ? 'its price was not confirmed' : 'not published'}.`;
      if (confirmsPrice) {
        done = await checkPrice(http, done.id, { revision: done.revision });
        show(done);
        intro = 'It was saved, but not published.';
      }
      if (!publishes || done.state === 'live') return done;
      done = await changeRecordState(http, kind, done.id, { state: 'live', revision: done.revision });
      show(done);
      return done;
    }).catch((error: unknown) => {
      fail(error, intro);
      return undefined;
    });
    if (!done) return;
    if (onSaved) return onSaved();
    notify({
      id: NOTICE,
      tone: 'success',
      title: publishes ? 'Published' : 'Saved',
      text: shownNow[done.state] ?? '',
    });
  };

  const save = async (options: SaveOptions) => {
    const { publishes = false } = options;
    if (busy) return;
    setFailure(undefined);
    hideNotice(NOTICE);
    editing.requireAll(publishes || isPublic);
    await editing.form.handleSubmit(
      () => send(options),
      () =>
        setFailure(`Nothing was ${publishes ? 'published' : 'saved'} yet. Please look at the marked fields.`),
    )();
  };

  return { busy, failure, fail, save };
};

export type Saving = ReturnType<typeof useSaving>;
