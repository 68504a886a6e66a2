import type { SettingsAnswer } from '@jeweler/core/schemas';
import { useState } from 'react';
import { Form } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { SaveRow } from './save-row.tsx';
import type { usePortalSettings } from './use-portal-settings.ts';

interface SecondFactorSettingProps {
  answer: SettingsAnswer;
  change: ReturnType<typeof usePortalSettings>['change'];
}

/** From which day on everybody needs a second factor. */
export const SecondFactorSetting = ({ answer: { settings, revision }, change }: SecondFactorSettingProps) => {
  const [result, setResult] = useState('');
  const { field, isDirty, isSubmitting, onSubmit } = useFieldForm(
    { values: { secondFactorFrom: settings.secondFactorFrom ?? '' } },
    async ({ secondFactorFrom }) => {
      const outcome = await change({ secondFactorFrom: secondFactorFrom || null }, revision);
      setResult(
        outcome === 'changed' ? 'Saved.' : 'Someone else has changed the settings. Nothing was saved.',
      );
    },
  );
  return (
    <Form aria-label="Second factor" gap="4" onSubmit={onSubmit}>
      <TextField
        label="Everybody needs a second factor from"
        hint="From that day, whoever has none can only set one up. Without a day it is everybody’s own choice."
        type="date"
        width="12rem"
        maxWidth="full"
        {...field('secondFactorFrom')}
      />
      <SaveRow isChanged={isDirty} isSaving={isSubmitting} saved={result} />
    </Form>
  );
};
