import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type NumberSetting, numberSettingSchema, type SettingsAnswer } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { UnsavedOffer } from '../../shared/unsaved/unsaved-offer.tsx';
import { useUnsavedForm } from '../../shared/unsaved/use-unsaved-form.ts';
import { SaveRow } from './save-row.tsx';
import type { usePortalSettings } from './use-portal-settings.ts';

export interface NumberTexts {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** Formats a value: '72 hours'. */
  readonly formatValue: (value: number) => string;
  /** Where none is a choice of its own, beside a number; otherwise none is an empty field. */
  readonly none?: {
    readonly legend: string;
    readonly label: string;
    readonly numberLabel: string;
    /** The number to begin with. */
    readonly usual: number;
  };
  readonly note?: string;
  /** Asked before a number is saved, where it says something. */
  readonly question?: (
    value: number | null,
    present: number | null,
  ) => { readonly title: string; readonly answer: string; readonly text: string } | undefined;
}

interface NumberSettingFormProps extends NumberTexts {
  name: NumberSetting;
  answer: SettingsAnswer;
  change: ReturnType<typeof usePortalSettings>['change'];
}

/** The value that is being typed, and its saving; a change made by someone else meanwhile is shown first. */
const useNumber = ({ name, answer, change }: Pick<NumberSettingFormProps, 'name' | 'answer' | 'change'>) => {
  /** The version that the form was filled in with. */
  const [base, setBase] = useState(answer);
  const [came, setCame] = useState<'changed' | 'conflict'>();
  const [busy, setBusy] = useState(false);
  const present = answer.settings[name];
  const form = useForm<{ value: number | null }>({
    resolver: zodResolver(numberSettingSchema(name)),
    defaultValues: { value: present },
  });
  const { control, reset, setError } = form;
  const { isDirty } = form.formState;
  const typed = useWatch({ control, name: 'value' });
  useEffect(() => {
    if (answer.revision === base.revision || isDirty) return;
    setBase(answer);
    reset({ value: answer.settings[name] });
  }, [answer, base, isDirty, name, reset]);

  const save = async (value: number | null) => {
    setBusy(true);
    try {
      // After a conflict, the user has seen the current value.
      const revision = came === 'conflict' ? answer.revision : base.revision;
      const result = await change({ [name]: value }, revision);
      if (result === 'changed') reset({ value });
      setCame(result);
    } catch (error) {
      setCame(undefined);
      setError('value', { type: 'server', message: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  };
  return { ...form, base, came, busy, present, typed, save };
};

/** What is wrong, where there is no field that could say it. */
const Problem = ({ children }: { children: string | undefined }) => (
  <div role="alert">{children ? <Message status="error">{children}</Message> : null}</div>
);

/** Edits one number of the settings. */
export const NumberSettingForm = (props: NumberSettingFormProps) => {
  const { name, title, label, hint, formatValue, none, note, question } = props;
  const { base, came, busy, present, typed, save, ...form } = useNumber(props);
  const { register, handleSubmit, setValue } = form;
  const { errors, isDirty } = form.formState;
  const [asked, setAsked] = useState<number | null>();
  const describe = (value: number | null) => (value === null ? (none?.label ?? 'empty') : formatValue(value));
  const { offer, closeOffer } = useUnsavedForm<{ value?: number | null }>({
    form: `settings-${name}`,
    revision: base.revision,
    select: ({ value }) =>
      (typeof value === 'number' || value === null) && value !== present ? { value } : {},
    typed: typed === present || Number.isNaN(typed) ? {} : { value: typed },
  });
  const submit = ({ value }: { value: number | null }) =>
    question?.(value, present) ? setAsked(value) : save(value);
  const doubt = asked === undefined ? undefined : question?.(asked, present);
  const conflict =
    came === 'conflict'
      ? `Nothing was saved: someone has changed the settings in the meantime. The value is now ${describe(present)}. Save again to use yours.`
      : undefined;
  const problem = errors.value?.message ?? conflict;

  const restore = () => {
    setValue('value', offer?.changes.value ?? null, { shouldDirty: true });
    closeOffer();
  };

  return (
    <chakra.form
      noValidate
      aria-label={title}
      display="grid"
      gap="4"
      justifyItems="start"
      px={{ base: '4', lg: '5' }}
      py="5"
      onSubmit={submitOnce(busy || !isDirty, handleSubmit(submit))}
    >
      {offer ? (
        <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={closeOffer}>
          <p>{`Now: ${describe(present)}. You had typed: ${describe(offer.changes.value ?? null)}.`}</p>
        </UnsavedOffer>
      ) : null}
      {none ? (
        <RadioGroup<'none' | 'number'>
          label={none.legend}
          value={typed === null ? 'none' : 'number'}
          options={[
            { value: 'none', label: none.label },
            { value: 'number', label: none.numberLabel },
          ]}
          onChange={(choice) =>
            setValue('value', choice === 'none' ? null : (present ?? none.usual), { shouldDirty: true })
          }
        />
      ) : null}
      {none && typed === null ? (
        <Problem>{problem}</Problem>
      ) : (
        <TextField
          label={label}
          hint={hint}
          inputMode="numeric"
          width="8rem"
          error={problem}
          announced={errors.value?.type === 'server' || conflict !== undefined}
          {...register('value', {
            setValueAs: (value: string | number | null) => {
              if (value === '' && none) return Number.NaN;
              return value === '' || value === null ? null : Number(value);
            },
          })}
        />
      )}
      {note === undefined ? null : (
        <chakra.p fontSize="small" color="admin.quiet" maxWidth="measure">
          {note}
        </chakra.p>
      )}
      <SaveRow isChanged={isDirty} isSaving={busy} saved={came === 'changed' ? 'Saved.' : ''} />
      {doubt && asked !== undefined ? (
        <ConfirmDialog
          title={doubt.title}
          answer={doubt.answer}
          busy={busy}
          onAnswer={() => void save(asked).then(() => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        >
          {doubt.text}
        </ConfirmDialog>
      ) : null}
    </chakra.form>
  );
};
