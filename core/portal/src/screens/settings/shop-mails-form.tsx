import { type SettingsAnswer, shopMailsFormSchema, splitAddresses } from '@jeweler/core/schemas';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { SharedField } from './shared-field.tsx';
import { SharedForm } from './shared-form.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const contents = [
  { value: 'full', label: 'Name and phone' },
  { value: 'initials', label: 'Initials only' },
  { value: 'none', label: 'Nothing: no entries' },
] as const;

/** In words what one of the fields has. */
const describe = (name: string, typed: unknown): string => {
  if (name === 'tellsOwners') return `Emails to owners, ${typed ? 'on' : 'off'}`;
  if (name === 'calendarEmails') return `Calendars’ email addresses, ${typed || 'none'}`;
  return `Calendars show, ${contents.find(({ value }) => value === typed)?.label}`;
};

/** What is emailed to the shop itself: appointments for the calendars of staff, and what owners have to hear of. */
export const ShopMailsForm = ({ answer: { settings, revision } }: { answer: SettingsAnswer }) => {
  const { change } = usePortalSettings();
  const { calendarEntries, calendarEmails, tellsOwners } = settings;
  return (
    <SharedForm
      label="Emails to the shop"
      form="settings-emails"
      subject="the settings"
      present={{ calendarEntries, calendarEmails: calendarEmails.join(', '), tellsOwners }}
      revision={revision}
      schema={shopMailsFormSchema}
      isValid={(name, value) => shopMailsFormSchema.partial().safeParse({ [name]: value }).success}
      describe={describe}
      save={({ calendarEmails: typed, ...changes }, base) =>
        change(
          typeof typed === 'string' ? { ...changes, calendarEmails: splitAddresses(typed) } : changes,
          base,
        )
      }
    >
      <Controller
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
      <SharedField
        name="calendarEmails"
        label="Calendars’ email addresses"
        hint="Separated by commas. Empty: where notices of requests go."
        autoComplete="off"
      />
      <Controller
        name="tellsOwners"
        render={({ field: { value, onChange } }) => (
          <Checkbox checked={value} onChange={onChange}>
            Email owners when backups, emails, disk or pictures need a look, or a request has waited too long
          </Checkbox>
        )}
      />
    </SharedForm>
  );
};
