import { chakra } from '@chakra-ui/react';
import { type CatalogueRecord, isPlaced, isSingle, type RecordKind, recordForm } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '../../../shared/portal.ts';
import { useUsername } from '../../../shared/session/use-session.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { localDrafts } from '../../../shared/unsaved/local-drafts.ts';
import { useUnsavedForm } from '../../../shared/unsaved/use-unsaved-form.ts';
import { ConflictPanel } from '../editor/conflict-panel.tsx';
import { DraftOfferPanel } from '../editor/draft-offer.tsx';
import { fieldGroups } from '../editor/field-table.ts';
import { changedNames } from '../editor/merging.ts';
import { differingTexts, pickTexts, type Texts, type Values } from '../editor/texts.ts';
import { useEditing } from '../editor/use-editing.ts';
import { useSaving } from '../editor/use-saving.ts';
import { BesidePage } from '../preview/beside-page.tsx';
import { isOnWebsite } from '../record-states.ts';
import { DailyActions } from './daily-actions.tsx';
import { History } from './history.tsx';
import { RecordFields } from './record-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { StateSection } from './state-section.tsx';
import { TextQuestion, useTextQuestion } from './text-question.tsx';
import { useMissing } from './use-missing.ts';
import type { Pager } from './use-pager.ts';
import { restoredTexts } from './versions.ts';

const nothing: Values = {};

interface RecordEditorProps {
  kind: RecordKind;
  /** Undefined: it is new. */
  record: CatalogueRecord | undefined;
  show: (record: CatalogueRecord) => void;
  onOpen: (id?: number, options?: { replace: boolean }) => void;
  pager?: Pager | undefined;
}

/** The form of a record or of a new one, its state and its history. */
export const RecordEditor = (props: RecordEditorProps) => {
  const { kind, record, show, onOpen, pager } = props;
  const username = useUsername();
  const { host, session } = usePortal();
  // What the program puts there is always on the website.
  const stored = isSingle(kind) || isPlaced(kind) ? undefined : record;
  const id = record?.id ?? 'new';
  const isPublic = isOnWebsite(record?.state);
  // A draft that has never been anything else has no change of its state.
  const wasPublic =
    record?.history.some(({ changes }) => changes.some(({ field }) => field === 'state')) ?? false;
  const editing = useEditing({ kind, values: record?.fields ?? nothing, isPublic, wasPublic });
  const { form, theirs, mine, changed, conflicts } = editing;
  const keeping = useUnsavedForm<Texts>({
    form: recordForm(kind, id),
    revision: record?.revision ?? 0,
    select: (changes) => differingTexts(changes, theirs),
    typed: pickTexts(mine, changed),
  });
  const missing = useMissing(record, pager, changed);
  const confirmsPrice = missing.asksPrice && missing.isPriceRight;
  const saving = useSaving({
    kind,
    record,
    editing,
    show,
    confirmsPrice,
    onCreated: (created, sent) => {
      const { mine: typed } = editing.current();
      const since = pickTexts(typed, changedNames({ base: sent, mine: typed }));
      if (username !== undefined && Object.keys(since).length > 0) {
        const draft = { changes: since, revision: created.revision, savedAt: session.now().toISOString() };
        localDrafts(username, recordForm(kind, created.id)).write(draft);
      }
      keeping.end();
      onOpen(created.id, { replace: true });
    },
  });
  const start = useEffectEvent(() => {
    const [first] = fieldGroups[kind][0]?.entries ?? [];
    if ((record === undefined || isSingle(kind)) && first) form.setFocus(first.name);
    if (missing.first !== undefined) form.setFocus(missing.first, { shouldSelect: true });
  });
  useEffect(() => start(), []);
  const conflictPanel = useRef<HTMLElement>(null);
  const question = useTextQuestion(kind, editing);
  const save = (options: { publishes: boolean }) => {
    if (conflicts.length > 0) conflictPanel.current?.focus();
    else if (question.isOpen) question.ask();
    else void saving.save(options);
  };
  const openNext = () => {
    if (pager?.next === 'none') {
      host.notify({ tone: 'success', title: 'That was the last one' });
      onOpen();
    } else if (pager?.next !== undefined) onOpen(pager.next);
  };
  const saveAndNext = () => {
    if (saving.busy || pager?.next === undefined) return;
    if (changed.length === 0 && !confirmsPrice) openNext();
    else if (conflicts.length > 0) conflictPanel.current?.focus();
    else
      void saving.save({
        onSaved: () => {
          keeping.end();
          openNext();
        },
      });
  };
  const bar = (
    <SaveBar
      {...{ record, editing, saving, pager }}
      onSave={save}
      onSaveAndNext={saveAndNext}
      onSkip={openNext}
      onBack={() => onOpen(pager?.previous)}
    >
      {stored ? <DailyActions {...{ kind, show }} record={stored} onRefused={saving.fail} /> : null}
    </SaveBar>
  );
  return (
    <>
      {pager ? null : bar}
      <BesidePage kind={kind} id={id} texts={mine}>
        {keeping.offer ? (
          <DraftOfferPanel
            kind={kind}
            offer={keeping.offer}
            present={theirs}
            isNew={record === undefined}
            onRestore={() => {
              editing.type(keeping.offer?.changes ?? {});
              keeping.closeOffer();
            }}
            onDiscard={keeping.closeOffer}
          />
        ) : null}
        {record ? <ConflictPanel ref={conflictPanel} kind={kind} record={record} editing={editing} /> : null}
        {stored ? (
          <Section title="On the website" isFirst>
            <StateSection
              {...{ kind, show }}
              record={stored}
              onRefused={saving.fail}
              onDeleted={() => onOpen()}
            />
          </Section>
        ) : null}
        <chakra.form
          noValidate
          aria-label="Fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (pager) saveAndNext();
            else save({ publishes: false });
          }}
        >
          <RecordFields
            {...{ kind, record, editing, missing }}
            question={
              question.isAsked ? (
                <TextQuestion
                  onFits={() => {
                    question.answer();
                    void saving.save({});
                  }}
                  onChange={() => form.setFocus('alt')}
                />
              ) : null
            }
            isFirst={stored === undefined}
          />
          {/* Enter in a line of text saves. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </chakra.form>
        {record ? (
          <Section title="History">
            <History
              kind={kind}
              record={record}
              onRestore={(revision) => {
                editing.type(restoredTexts(kind, record, revision));
                window.scrollTo(0, 0);
              }}
            />
          </Section>
        ) : null}
      </BesidePage>
      {pager ? bar : null}
    </>
  );
};
