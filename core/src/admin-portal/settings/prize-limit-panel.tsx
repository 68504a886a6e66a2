import { formatPrice } from '../../format/index.ts';
import { NumberSettingForm } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const TITLE = 'Prizes of the wheel';

/** The total value of prizes above which the portal warns. */
export const PrizeLimitPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel title={TITLE} query={query}>
      {(answer) => (
        <NumberSettingForm
          name="prizeLimit"
          title={TITLE}
          label="Limit in dollars"
          hint="The portal warns when promised and redeemed prizes together have come to four fifths of it. The site goes on as before."
          formatValue={formatPrice}
          answer={answer}
          change={query.change}
        />
      )}
    </SettingsPanel>
  );
};
