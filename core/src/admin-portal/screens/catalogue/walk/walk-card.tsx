import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkPrice } from '../../../../api/index.ts';
import type { CatalogueRecord, ProductFields, ProductLack } from '../../../../schemas/index.ts';
import { isLetterKey } from '../../../shared/letter-key.ts';
import { shopDate } from '../../../shared/times.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { useChoices } from '../data/choices.ts';
import type { OpenedRecord } from '../data/opened-record.ts';
import { ConflictPanel } from '../editor/conflict-panel.tsx';
import { DraftOfferPanel } from '../editor/draft-offer.tsx';
import type { FieldEntry } from '../editor/field-table.ts';
import { RecordField } from '../editor/record-field.tsx';
import type { Texts } from '../editor/texts.ts';
import { useEditing } from '../editor/use-editing.ts';
import { useRecordDraft } from '../editor/use-record-draft.ts';
import { useSaving } from '../editor/use-saving.ts';
import { BesidePage, usePreviewShown } from '../preview/beside-page.tsx';
import { askedFields } from './asked-fields.ts';
import { WalkBar } from './walk-bar.tsx';
import { WalkPicture } from './walk-picture.tsx';

/** Since when a record has its price, or when that was last confirmed, as far as its history knows. */
const priceSince = ({ history }: Pick<CatalogueRecord, 'history'>): string | undefined => {
  const last = history.find(
    ({ action, changes }) => action === 'price-confirmed' || changes.some(({ field }) => field === 'price'),
  );
  return (last ?? history.at(-1))?.at;
};

/** What a save has changed, to be taken back. */
export interface SavedStop {
  readonly record: CatalogueRecord;
  /** The texts that were changed. */
  readonly names: readonly string[];
  /** All texts as they were before. */
  readonly before: Texts;
  readonly isConfirmed: boolean;
}

interface WalkCardProps {
  record: CatalogueRecord<'products'>;
  opened: OpenedRecord;
  lacks: readonly ProductLack[];
  username: string;
  show: (record: CatalogueRecord) => void;
  onSaved: (saved: SavedStop) => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
  /** Takes the last save back. */
  onUndo: (() => void) | undefined;
}

const KIND = 'products';

/** A field by itself: this form has no other picture that one could be offered for. */
const alone = ({ second: _, ...entry }: FieldEntry): FieldEntry => entry;

/** One record: its picture, the few fields that it lacks, and one key to save them and go on. */
export const WalkCard = (props: WalkCardProps) => {
  const { record, opened, lacks, username, show, onSaved, onSkip, onBack, onUndo } = props;
  const choices = useChoices();
  const isPublic = record.state === 'live' || record.state === 'sold';
  const editing = useEditing({ kind: KIND, values: record.fields, isPublic });
  const { form, mine, theirs, changed, conflicts } = editing;
  const typed: Texts = Object.fromEntries(changed.map((name) => [name, mine[name] ?? '']));
  const keeping = useRecordDraft({
    kind: KIND,
    id: record.id,
    username,
    revision: record.revision,
    kept: opened.draft,
    present: theirs,
    typed,
  });
  // What it lacked when it came: a field stays while it is filled in.
  const [entries] = useState(() => askedFields(lacks, record.fields as ProductFields));
  const [isSecond, setSecond] = useState(entries[0]?.name.startsWith('second_view') ?? false);

  const canConfirm = lacks.includes('old-price') && record.fields.price !== undefined;
  const [isChecked, check] = useState(lacks.length === 1);
  const isConfirmed = canConfirm && isChecked && !changed.includes('price');
  const sent = useRef<Pick<SavedStop, 'names' | 'before'>>({ names: [], before: {} });
  const saving = useSaving({
    kind: KIND,
    record,
    editing,
    show,
    ...(isConfirmed && {
      finish: (http, { id, revision }) => checkPrice(http, id, { revision }),
    }),
    onSaved: (stored) => {
      keeping.end();
      onSaved({ record: stored, ...sent.current, isConfirmed });
    },
  });

  const conflictPanel = useRef<HTMLElement>(null);
  const isToSave = changed.length > 0 || isConfirmed;
  const proceed = () => {
    if (saving.busy) return;
    if (conflicts.length > 0) return conflictPanel.current?.focus();
    if (!isToSave) return onSkip();
    sent.current = { names: changed, before: editing.current().base };
    void saving.save();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[role=dialog], [role=menu]') !== null || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    const isUndo = control && !event.shiftKey && isLetterKey(event, 'z') && changed.length === 0;
    if (event.key === 'Enter' && control) proceed();
    else if (event.key === 'PageDown' && !control) onSkip();
    else if (event.key === 'PageUp' && !control && onBack) onBack();
    else if (isUndo && onUndo) onUndo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const first = entries[0]?.name;
  useEffect(() => {
    if (first !== undefined) form.setFocus(first, { shouldSelect: true });
  }, [form, first]);

  const since = priceSince(record);
  const isPageShown = usePreviewShown();
  return (
    <BesidePage kind={KIND} id={record.id} texts={mine}>
      {keeping.offer ? (
        <DraftOfferPanel
          kind={KIND}
          offer={keeping.offer}
          present={theirs}
          isNew={false}
          choices={choices}
          onRestore={() => {
            editing.type(keeping.offer?.changes ?? {});
            keeping.closeOffer();
          }}
          onDiscard={keeping.closeOffer}
        />
      ) : null}
      <ConflictPanel ref={conflictPanel} kind={KIND} record={record} editing={editing} choices={choices} />
      <chakra.div
        display="grid"
        gap="6"
        // The page has the picture too: the fields are what is worked on.
        css={isPageShown ? { '& figure': { height: { xl: '16rem' } } } : {}}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) minmax(0, 26rem)',
          ...(isPageShown && { xl: '12rem minmax(0, 1fr)' }),
        }}
        alignItems="start"
        padding={{ base: '4', lg: '5' }}
      >
        <WalkPicture
          address={(isSecond ? mine.second_view_image_url : mine.image_url) ?? ''}
          isSecond={isSecond}
          name={record.fields.name ?? ''}
        />
        <chakra.form
          noValidate
          aria-label="What is missing"
          display="grid"
          gap="5"
          onFocus={(event) => {
            const field = entries.find(({ name }) => event.target.closest(`[data-field="${name}"]`));
            if (field) setSecond(field.name.startsWith('second_view'));
          }}
          onSubmit={(event) => {
            event.preventDefault();
            proceed();
          }}
        >
          {entries.map((entry) => (
            <div key={entry.name} data-field={entry.name}>
              <RecordField entry={alone(entry)} control={form.control} choices={choices} onTyped={() => {}} />
            </div>
          ))}
          {canConfirm && !changed.includes('price') ? (
            <Checkbox checked={isChecked} onChange={check}>
              {since === undefined
                ? 'The price is still right'
                : `The price of ${shopDate(since)} is still right`}
            </Checkbox>
          ) : null}
          {/* Enter in a line of text saves. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </chakra.form>
      </chakra.div>
      <WalkBar
        isToSave={isToSave}
        busy={saving.busy}
        failure={saving.failure}
        onProceed={proceed}
        onSkip={onSkip}
        onBack={onBack}
        onUndo={onUndo}
      />
    </BesidePage>
  );
};
