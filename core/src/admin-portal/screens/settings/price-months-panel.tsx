import { NumberSettingForm } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const TITLE = 'Prices to check';

/** After how long a price counts as old. */
export const PriceMonthsPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="prices" title={TITLE} query={query}>
      {(answer) => (
        <NumberSettingForm
          name="priceMonths"
          title={TITLE}
          label="Months"
          hint="A price that no one has changed or confirmed for this long is listed under “What is missing”. Leave empty to switch this off."
          formatValue={(months) => (months === 1 ? '1 month' : `${months} months`)}
          answer={answer}
          change={query.change}
        />
      )}
    </SettingsPanel>
  );
};
