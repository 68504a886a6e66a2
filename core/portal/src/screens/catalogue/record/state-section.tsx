import { chakra } from '@chakra-ui/react';
import { shopDateTime } from '@jeweler/core/business';
import { type CatalogueRecord, hasPage, type RecordKind, type ShownDays } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useNow } from '../../../shared/live/clock.ts';
import { cataloguePath } from '../../../shared/paths.ts';
import { longTime, shopDate } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Flow, Form } from '../../../shared/ui/layout.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { useFieldForm } from '../../../shared/use-field-form.ts';
import { ShopZone } from '../../../submissions/appointments/shop-zone.tsx';
import { kindLabels } from '../labels.ts';
import { isOnWebsite, isSale, stateTargets } from '../record-states.ts';
import { daysInWords } from '../shown-days.ts';
import { HideWithPieces } from './hide-with-pieces.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { type RecordChangesOptions, useRecordChanges } from './use-record-changes.ts';

const sentence = (kind: RecordKind, { fields, state, publishAt, soldAt }: CatalogueRecord): string => {
  if (publishAt !== undefined) return `It will be published on ${longTime(publishAt)}, shop time.`;
  switch (state) {
    case 'draft':
      return 'Visitors do not see it.';
    case 'live':
      return `Visitors see it ${daysInWords(fields as ShownDays)}`.trim().concat('.');
    case 'sold':
      return `Visitors see it with the word “Sold”${soldAt === undefined ? '' : `, since ${shopDate(soldAt)}`}.`;
    case 'hidden':
      return hasPage(kind)
        ? 'Visitors do not see it; its address shows “Page Not Found”.'
        : 'Visitors do not see it.';
  }
};

interface StateSectionProps extends RecordChangesOptions {
  onDeleted: () => void;
}

/** Where the record stands, and what can be done about that. */
export const StateSection = ({ onDeleted, ...props }: StateSectionProps) => {
  const { kind, record, onRefused } = props;
  const [isPlanning, setPlanning] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { busy, changeState, remove, ...asked } = useRecordChanges(props);
  const { state } = record;
  const canPlan = state === 'draft' || state === 'hidden';
  return (
    <>
      <p>{sentence(kind, record)}</p>
      <Flow>
        {stateTargets(kind, record.state)
          .filter(({ to }) => !isSale(to))
          .map(({ to, label }) => (
            <Button key={to} aria-disabled={busy} onClick={() => void changeState({ state: to })}>
              {label}
            </Button>
          ))}
        {canPlan ? (
          <Button aria-expanded={isPlanning} onClick={() => setPlanning(!isPlanning)}>
            Schedule publication…
          </Button>
        ) : null}
        {canPlan && record.publishAt !== undefined ? (
          <Button aria-disabled={busy} onClick={() => void changeState({ state: record.state })}>
            Cancel scheduled publication
          </Button>
        ) : null}
        {hasPage(kind) && !isOnWebsite(state) ? (
          <PreviewLinks kind={kind} id={record.id} onRefused={onRefused} />
        ) : null}
        <Button onClick={() => setDeleting(true)}>Delete…</Button>
      </Flow>
      {isPlanning && canPlan ? (
        <PublicationForm
          busy={busy}
          planned={record.publishAt}
          onPlan={async (at) => {
            if (await changeState({ state: 'live', at })) setPlanning(false);
          }}
        />
      ) : null}
      <HideWithPieces {...asked} />
      {isDeleting ? (
        <DeleteDialog
          {...{ kind, record }}
          onDelete={async () => {
            const isDeleted = await remove();
            setDeleting(false);
            if (isDeleted) onDeleted();
          }}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
};

interface DeleteDialogProps {
  kind: RecordKind;
  record: CatalogueRecord;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a record is deleted, and says where it is linked from. */
const DeleteDialog = ({ kind, record, onDelete, onClose }: DeleteDialogProps) => {
  const one = kindLabels[kind].one.toLowerCase();
  return (
    <ConfirmDialog title={`Delete this ${one}?`} answer="Delete" onAnswer={onDelete} onClose={onClose}>
      {record.usedBy.length === 0 ? null : (
        <div>
          <p>It is linked from:</p>
          <chakra.ul paddingLeft="5">
            {record.usedBy.map(({ kind: where, name, id }) => (
              <li key={`${where} ${id ?? name}`}>
                {id === undefined ? (
                  `${name} (former address)`
                ) : (
                  <TextLink to={cataloguePath('products', id)}>{name}</TextLink>
                )}
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
      <p>
        {hasPage(kind) ? 'Its address will say that it is gone. ' : 'Visitors will no longer see it. '}It can
        be restored for 30 days, in the list under “Deleted”.
      </p>
    </ConfirmDialog>
  );
};

interface PublicationFormProps {
  busy: boolean;
  /** ISO date-time of the planned publication, if there is one. */
  planned: string | undefined;
  onPlan: (at: string) => void;
}

/** An instant as the field shows it: the shop's clock. */
const toLocal = (instant: Date) => shopDateTime(instant).replace(' ', 'T');

/** The day and hour at which the server publishes it by itself. */
const PublicationForm = ({ busy, planned, onPlan }: PublicationFormProps) => {
  const now = useNow();
  const { field, onSubmit } = useFieldForm(
    { defaultValues: { at: planned === undefined ? '' : toLocal(new Date(planned)) } },
    async ({ at }) => {
      if (!busy) onPlan(at);
    },
  );
  const validate = (at: string) => {
    if (at === '') return 'Please choose a day and a time.';
    return at > toLocal(now) || 'Please choose a time that is still to come.';
  };
  return (
    <Form aria-label="Schedule publication" justifyItems="start" gap="4" onSubmit={onSubmit}>
      <ShopZone now={now} />
      <chakra.div width="min(100%, 18rem)">
        <TextField
          type="datetime-local"
          label="Day and time, on the shop’s clock"
          min={toLocal(now)}
          {...field('at', { validate })}
        />
      </chakra.div>
      <Button type="submit" aria-disabled={busy}>
        Publish then
      </Button>
    </Form>
  );
};
