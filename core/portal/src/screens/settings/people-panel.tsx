import type { SettingsAnswer } from '@jeweler/core/schemas';
import { useState } from 'react';
import { portalPaths } from '../../shared/paths.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Form, PanelBody } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useChange } from '../../shared/use-change.ts';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { SaveRow } from './save-row.tsx';
import { SettingsPanel, type SettingsPlace } from './settings-panel.tsx';
import { savedSentence, usePortalSettings } from './use-portal-settings.ts';

/** Where an owner finds the accounts, what staff may change, and from when everybody needs a second factor. */
export const PeoplePanel = (place: SettingsPlace) => {
  const query = usePortalSettings();
  const { report } = useChange({ affected: [] });
  const set = (staffEditShop: boolean, revision: number) =>
    report(() => query.change({ staffEditShop }, revision), { failed: 'Nothing was changed' });
  return (
    <SettingsPanel {...place} query={query}>
      {(answer) => (
        <PanelBody gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
          <p>
            Invite colleagues, and remove those who have left:{' '}
            <TextLink to={portalPaths.people}>everybody with an account</TextLink>
          </p>
          <Checkbox
            checked={answer.settings.staffEditShop}
            onChange={(isOn) => void set(isOn, answer.revision)}
          >
            Staff may change the shop’s phone, email, address and service prices, as owners do
          </Checkbox>
          <SecondFactorSetting answer={answer} />
        </PanelBody>
      )}
    </SettingsPanel>
  );
};

/** From which day on everybody needs a second factor. */
const SecondFactorSetting = ({ answer: { settings, revision } }: { answer: SettingsAnswer }) => {
  const { change } = usePortalSettings();
  const [result, setResult] = useState('');
  const { field, isDirty, isSubmitting, onSubmit } = useFieldForm(
    { values: { secondFactorFrom: settings.secondFactorFrom ?? '' } },
    async ({ secondFactorFrom }) => {
      setResult(savedSentence(await change({ secondFactorFrom: secondFactorFrom || null }, revision)));
    },
  );
  return (
    <Form aria-label="Second factor" width="full" gap="4" onSubmit={onSubmit}>
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
