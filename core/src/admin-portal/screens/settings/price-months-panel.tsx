import { NumberSettingForm } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const TITLE = 'Prices to check';

/** After how long a price counts as old. */
export const PriceMonthsPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel title={TITLE} query={query}>
      {(answer) => (
        <NumberSettingForm
          name="priceMonths"
          title={TITLE}
          label="Months"
          hint="A price that nobody has changed or confirmed for so long is listed under what is missing. Empty: never."
          formatValue={(months) => (months === 1 ? '1 month' : `${months} months`)}
          answer={answer}
          change={query.change}
        />
      )}
    </SettingsPanel>
  );
};
