import { SettingsPanel } from '../settings-panel.tsx';
import { OpeningHoursForm } from './opening-hours-form.tsx';
import { useOpeningHours } from './use-opening-hours.ts';

/** When visits are possible: by weekday, and the days and hours that are different. */
export const OpeningHoursPanel = () => (
  <SettingsPanel title="Opening hours" query={useOpeningHours()}>
    {(answer) => <OpeningHoursForm answer={answer} />}
  </SettingsPanel>
);
