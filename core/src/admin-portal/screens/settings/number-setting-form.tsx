import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type NumberSetting, numberSettingSchema, type SettingsAnswer } from '../../../schemas/index.ts';
import { errorMessage } from '../../shared/errors.ts';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
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
}

interface NumberSettingFormProps extends NumberTexts {
  name: NumberSetting;
  answer: SettingsAnswer;
  change: ReturnType<typeof usePortalSettings>['change'];
}

/** Edits one number of the settings; a change made by someone else meanwhile is shown first. */
export const NumberSettingForm = ({
  name,
  title,
  label,
  hint,
  formatValue,
  answer,
  change,
}: NumberSettingFormProps) => {
  /** The version that the form was filled in with. */
  const [base, setBase] = useState(answer);
  const [came, setCame] = useState<'changed' | 'conflict'>();
  const present = answer.settings[name];
  const { control, register, handleSubmit, reset, setError, setValue, formState } = useForm<{
    value: number | null;
  }>({
    resolver: zodResolver(numberSettingSchema(name)),
    defaultValues: { value: present },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'value' });
  const describe = (value: number | null) => (value === null ? 'empty' : formatValue(value));
  const { offer, closeOffer } = useUnsavedForm<{ value?: number | null }>({
    form: `settings-${name}`,
    revision: base.revision,
    select: ({ value }) =>
      (typeof value === 'number' || value === null) && value !== present ? { value } : {},
    typed: typed === present || Number.isNaN(typed) ? {} : { value: typed },
  });
  useEffect(() => {
    if (answer.revision === base.revision || isDirty) return;
    setBase(answer);
    reset({ value: answer.settings[name] });
  }, [answer, base, isDirty, name, reset]);

  const save = async ({ value }: { value: number | null }) => {
    try {
      // After a conflict, the user has seen the current value.
      const result = await change({ [name]: value }, came === 'conflict' ? answer.revision : base.revision);
      if (result === 'changed') reset({ value });
      setCame(result);
    } catch (error) {
      setCame(undefined);
      setError('value', { type: 'server', message: errorMessage(error) });
    }
  };
  const conflict =
    came === 'conflict'
      ? `Nothing was saved: someone has changed the settings in the meantime. The value is now ${describe(present)}. Save again to use yours.`
      : undefined;

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
      onSubmit={submitOnce(isSubmitting || !isDirty, handleSubmit(save))}
    >
      {offer ? (
        <UnsavedOffer savedAt={offer.savedAt} onRestore={restore} onDiscard={closeOffer}>
          <p>{`Now: ${describe(present)}. You had typed: ${describe(offer.changes.value ?? null)}.`}</p>
        </UnsavedOffer>
      ) : null}
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        width="8rem"
        error={errors.value?.message ?? conflict}
        announced={errors.value?.type === 'server' || conflict !== undefined}
        {...register('value', {
          setValueAs: (value: string | number) => (value === '' ? null : Number(value)),
        })}
      />
      <SaveRow isChanged={isDirty} isSaving={isSubmitting} saved={came === 'changed' ? 'Saved.' : ''} />
    </chakra.form>
  );
};
