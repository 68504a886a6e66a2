import { NumberSettingForm } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const TITLE = 'Sold pieces';

/** How long a sold piece stays in the lists. */
export const SoldDaysPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="sold" title={TITLE} query={query}>
      {(answer) => (
        <NumberSettingForm
          name="soldDays"
          title={TITLE}
          label="Days"
          hint="A sold piece stays in the lists for this long, marked “Sold”. Its own page stays online."
          formatValue={(days) => (days === 1 ? '1 day' : `${days} days`)}
          answer={answer}
          change={query.change}
        />
      )}
    </SettingsPanel>
  );
};
