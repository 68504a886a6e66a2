import { zodResolver } from '@hookform/resolvers/zod';
import {
  type SettingsAnswer,
  type ShopMailsTyped,
  shopMailsFormSchema,
  splitAddresses,
} from '@jeweler/core/schemas';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Form } from '../../shared/ui/layout.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { SaveRow } from './save-row.tsx';
import { savedSentence, usePortalSettings } from './use-portal-settings.ts';

const contents = [
  { value: 'full', label: 'Name and phone' },
  { value: 'initials', label: 'Initials only' },
  { value: 'none', label: 'Nothing: no entries' },
] as const;

/** What is emailed to the shop itself: appointments for the calendars of staff, and what owners have to hear of. */
export const ShopMailsForm = ({ answer: { settings, revision } }: { answer: SettingsAnswer }) => {
  const { change } = usePortalSettings();
  const [result, setResult] = useState('');
  const { calendarEntries, tellsOwners } = settings;
  const { field, control, isDirty, isSubmitting, onSubmit } = useFieldForm<ShopMailsTyped>(
    {
      values: { calendarEntries, calendarEmails: settings.calendarEmails.join(', '), tellsOwners },
      resolver: zodResolver(shopMailsFormSchema),
    },
    async (typed) => {
      const calendarEmails = splitAddresses(typed.calendarEmails);
      setResult(savedSentence(await change({ ...typed, calendarEmails }, revision)));
    },
    'calendarEmails',
  );
  return (
    <Form aria-label="Emails to the shop" onSubmit={onSubmit}>
      <Controller
        control={control}
        name="calendarEntries"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label="Confirmed appointments in your calendars show"
            hint="Each one is emailed as an invitation, which phones and mail programs add to their calendar; it moves and goes with the appointment."
            options={contents}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label="Calendars’ email addresses"
        hint="Separated by commas. Empty: where notices of requests go."
        autoComplete="off"
        {...field('calendarEmails')}
      />
      <Controller
        control={control}
        name="tellsOwners"
        render={({ field: { value, onChange } }) => (
          <Checkbox checked={value} onChange={onChange}>
            Email owners when backups, emails, disk or pictures need a look, or a request has waited too long
          </Checkbox>
        )}
      />
      <SaveRow isChanged={isDirty} isSaving={isSubmitting} saved={result} />
    </Form>
  );
};
