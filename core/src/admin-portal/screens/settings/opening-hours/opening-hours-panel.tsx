import { SettingsPanel } from '../settings-panel.tsx';
import { OpeningHoursForm } from './opening-hours-form.tsx';
import { useOpeningHours } from './use-opening-hours.ts';

/** When visits are possible: hours by weekday, and the exceptions. */
export const OpeningHoursPanel = () => (
  <SettingsPanel title="Opening hours" query={useOpeningHours()}>
    {(answer) => <OpeningHoursForm answer={answer} />}
  </SettingsPanel>
);
