import { chakra } from '@chakra-ui/react';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { DeletionsPanel } from './deletions-panel.tsx';
import { HoldHoursPanel } from './hold-hours-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { OpeningHoursPanel } from './opening-hours/opening-hours-panel.tsx';
import { PrizeLimitPanel } from './prize-limit-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Settings for the whole shop, on every computer. */
export const SettingsScreen = () => {
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <ScreenTitle fontSize="2.25rem">Settings</ScreenTitle>
      <OpeningHoursPanel />
      <HoldHoursPanel />
      <PrizeLimitPanel />
      <MailPanel />
      <RetentionPanel />
      <DeletionsPanel />
    </chakra.div>
  );
};
