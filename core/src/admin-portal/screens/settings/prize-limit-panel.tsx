import { formatPrice } from '../../../format/index.ts';
import { NumberSettingForm } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const TITLE = 'Wheel prizes';

/** The total value of prizes above which the portal warns. */
export const PrizeLimitPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="prizes" title={TITLE} query={query}>
      {(answer) => (
        <NumberSettingForm
          name="prizeLimit"
          title={TITLE}
          label="Limit in dollars"
          hint="The portal warns when promised and redeemed prizes together reach 80% of it. Visitors can still claim prizes on the site."
          formatValue={formatPrice}
          answer={answer}
          change={query.change}
        />
      )}
    </SettingsPanel>
  );
};
