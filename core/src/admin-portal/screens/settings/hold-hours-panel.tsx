import { NumberSettingForm } from './number-setting-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const TITLE = 'Unconfirmed requests';

/** How long an unconfirmed request holds its slot. */
export const HoldHoursPanel = () => {
  const query = usePortalSettings();
  return (
    <SettingsPanel id="hold" title={TITLE} query={query}>
      {(answer) => (
        <NumberSettingForm
          name="holdHours"
          title={TITLE}
          label="Hold the time for (hours)"
          hint="Counted from when the request arrives. After that, others can book the time, and the agenda says so."
          formatValue={(hours) => `${hours} hours`}
          answer={answer}
          change={query.change}
        />
      )}
    </SettingsPanel>
  );
};
