import { portalPaths } from '../../shared/paths.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { PanelBody } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useChange } from '../../shared/use-change.ts';
import { SecondFactorSetting } from './second-factor-setting.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

/** Where an owner finds the accounts, what staff may change, and from when everybody needs a second factor. */
export const PeoplePanel = () => {
  const query = usePortalSettings();
  const { report } = useChange({ affected: [] });
  const set = (staffEditShop: boolean, revision: number) =>
    report(() => query.change({ staffEditShop }, revision), { failed: 'Nothing was changed' });
  return (
    <SettingsPanel id="people" title="People" query={query}>
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
          <SecondFactorSetting answer={answer} change={query.change} />
        </PanelBody>
      )}
    </SettingsPanel>
  );
};
