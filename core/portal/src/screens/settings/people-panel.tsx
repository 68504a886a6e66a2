import { formatDay } from '@jeweler/core/format';
import { portalSettingsSchema, type SettingsAnswer } from '@jeweler/core/schemas';
import { portalPaths } from '../../shared/paths.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { PanelBody } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useChange } from '../../shared/use-change.ts';
import { SettingsPanel, type SettingsPlace } from './settings-panel.tsx';
import { SharedField } from './shared-field.tsx';
import { SharedForm } from './shared-form.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

/** Where an owner finds the accounts, what staff may change, and from when everybody needs a second factor. */
export const PeoplePanel = (place: SettingsPlace) => {
  const query = usePortalSettings();
  const { report } = useChange({ affected: [] });
  const set = (staffEditShop: boolean, revision: number) =>
    report(() => query.change({ staffEditShop }, revision), {
      failed: 'Nothing was changed',
      done: (changed) =>
        changed === undefined
          ? {
              tone: 'error',
              title: 'Nothing was changed',
              text: 'Someone else has changed the settings. Try again.',
            }
          : undefined,
    });
  return (
    <SettingsPanel {...place} query={query}>
      {(answer) => (
        <>
          <PanelBody justifyItems="start" paddingBottom="0">
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
          </PanelBody>
          <SecondFactorSetting answer={answer} />
        </>
      )}
    </SettingsPanel>
  );
};

const schema = portalSettingsSchema.pick({ secondFactorFrom: true });

/** From which day on everybody needs a second factor. */
const SecondFactorSetting = ({ answer: { settings, revision } }: { answer: SettingsAnswer }) => {
  const { change } = usePortalSettings();
  return (
    <SharedForm
      label="Second factor"
      form="settings-second-factor"
      subject="the settings"
      present={schema.parse(settings)}
      {...{ revision, schema }}
      isValid={(_, value) => schema.shape.secondFactorFrom.safeParse(value).success}
      describe={(_, day) => (day ? `needed from ${formatDay(String(day))}` : 'everybody’s own choice')}
      save={change}
    >
      <SharedField
        name="secondFactorFrom"
        label="Everybody needs a second factor from"
        hint="From that day, whoever has none can only set one up. Without a day it is everybody’s own choice."
        type="date"
        width="12rem"
        maxWidth="full"
        setValueAs={(typed) => typed || null}
      />
    </SharedForm>
  );
};
