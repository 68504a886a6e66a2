import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { portalSettingsSchema } from '../../../schemas/index.ts';
import { errorMessage } from '../../shared/errors.ts';
import { useHost } from '../../shared/portal.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { UnsavedOffer } from '../../shared/unsaved/unsaved-offer.tsx';
import { useUnsavedForm } from '../../shared/unsaved/use-unsaved-form.ts';
import { useChange } from '../../shared/use-change.ts';
import { SaveRow } from './save-row.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const NOTICE = 'retention';
/** Default when deletion is switched on. */
const USUAL_MONTHS = 24;

const options = [
  { value: 'ever', label: 'Until someone deletes them' },
  { value: 'months', label: 'For a number of months' },
] as const;

const shape = portalSettingsSchema.shape.retentionMonths.unwrap().unwrap();

const monthsLabel = (months: number): string => (months === 1 ? 'one month' : `${months} months`);

interface RetentionFormProps {
  /** The current setting; null: requests are never deleted. */
  months: number | null;
  change: ReturnType<typeof usePortalSettings>['change'];
}

/** Sets after how many months finished requests are deleted. Asks first if that could delete some. */
const RetentionForm = ({ months, change }: RetentionFormProps) => {
  const { notify, hideNotice } = useHost();
  const [kept, setKept] = useState<'ever' | 'months'>(months === null ? 'ever' : 'months');
  const [typed, setTyped] = useState(String(months ?? USUAL_MONTHS));
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<number>();
  const { busy, run } = useChange({ awaitsData: false });
  const present = { kept: months === null ? 'ever' : 'months', typed: String(months ?? USUAL_MONTHS) };
  const isChanged = (other: typeof present) =>
    other.kept !== present.kept || (other.kept === 'months' && other.typed !== present.typed);
  const { offer, closeOffer } = useUnsavedForm<{ kept?: string; typed?: string }>({
    form: 'settings-retentionMonths',
    select: ({ kept: kind, typed: text }) =>
      (kind === 'ever' || kind === 'months') &&
      typeof text === 'string' &&
      isChanged({ kept: kind, typed: text })
        ? { kept: kind, typed: text }
        : {},
    typed: isChanged({ kept, typed }) ? { kept, typed } : {},
  });
  const describe = (value: { kept?: string; typed?: string }) =>
    value.kept === 'ever' ? 'until someone deletes them' : `${value.typed} months`;
  const restore = () => {
    if (offer?.changes.kept !== undefined) setKept(offer.changes.kept === 'ever' ? 'ever' : 'months');
    if (offer?.changes.typed !== undefined) setTyped(offer.changes.typed);
    closeOffer();
  };

  const save = async (retentionMonths: number | null) => {
    hideNotice(NOTICE);
    try {
      const result = await run(() => change({ retentionMonths }));
      if (result === 'conflict') {
        notify({
          id: NOTICE,
          tone: 'error',
          title: 'Nothing was saved',
          text: 'Someone else has changed the settings in the meantime. The current settings are shown.',
        });
      } else if (result) notify({ tone: 'success', title: 'Settings saved' });
    } catch (failure) {
      // A 401 means the session has ended, which the sign-in screen reports.
      if (failure instanceof ApiError && failure.status === 401) return;
      notify({ id: NOTICE, tone: 'error', title: 'Nothing was saved', text: errorMessage(failure) });
    } finally {
      setAsked(undefined);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    if (kept === 'ever') return void save(null);
    const parsed = shape.safeParse(typed.trim() === '' ? Number.NaN : Number(typed));
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    // A longer retention period deletes nothing that the previous one would have kept.
    if (months !== null && parsed.data >= months) return void save(parsed.data);
    setAsked(parsed.data);
  };

  return (
    <chakra.form
      noValidate
      aria-label="How long requests are kept"
      display="grid"
      justifyItems="start"
      gap="5"
      px={{ base: '4', lg: '5' }}
      paddingTop="5"
      paddingBottom="6"
      onSubmit={submitOnce(busy || !isChanged({ kept, typed }), submit)}
    >
      {offer ? (
        <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={closeOffer}>
          <p>{`Now: ${describe(present)}. You had chosen: ${describe(offer.changes)}.`}</p>
        </UnsavedOffer>
      ) : null}
      <RadioGroup<'ever' | 'months'>
        label="Keep finished requests"
        value={kept}
        options={options}
        onChange={setKept}
      />
      {kept === 'months' ? (
        <chakra.div width="min(100%, 16rem)">
          <TextField
            label="Months after they are finished"
            hint="From 1 to 120."
            inputMode="numeric"
            maxLength={3}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={error}
            announced
          />
        </chakra.div>
      ) : null}
      <chakra.p fontSize="small" color="admin.quiet" maxWidth="measure">
        Done, declined, canceled, redeemed and expired requests count as finished; requests that are waiting
        or under way are never deleted because of their age. Subscriptions are kept until they end.
      </chakra.p>
      <SaveRow isChanged={isChanged({ kept, typed })} isSaving={busy} />
      {asked === undefined ? null : (
        <ConfirmDialog
          title="Delete old finished requests?"
          answer="Save and delete"
          busy={busy}
          onAnswer={() => void save(asked)}
          onClose={() => setAsked(undefined)}
        >
          From now on, the server permanently deletes every request that has been finished for{' '}
          <span>{monthsLabel(asked)}</span>, with its notes and history. It starts within the hour. This
          cannot be undone.
        </ConfirmDialog>
      )}
    </chakra.form>
  );
};

/** How long finished requests are stored; forever by default. */
export const RetentionPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="retention" title="How long requests are kept" query={query}>
      {({ settings: { retentionMonths } }) => (
        <RetentionForm key={retentionMonths} months={retentionMonths} change={query.change} />
      )}
    </SettingsPanel>
  );
};
