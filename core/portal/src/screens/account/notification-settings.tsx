import { useSyncExternalStore } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** What this computer's notifications show, and when; rendered only where the host supports notifications. */
export const NotificationSettings = ({ notifications }: { notifications: HostNotifications }) => {
  const { subscribe, showsNames, setShowsNames, isQuietWhenClosed, setQuietWhenClosed } = notifications;
  const hasNames = useSyncExternalStore(subscribe, showsNames);
  const isQuiet = useSyncExternalStore(subscribe, isQuietWhenClosed);
  return (
    <SettingsGroup
      legend="Notifications"
      hint="Without names, notifications only say what has arrived, such as “A new message”. They never show a name while the screens are locked. What arrives outside opening hours is counted either way."
    >
      <Checkbox checked={hasNames} onChange={setShowsNames}>
        Show who has sent a new request
      </Checkbox>
      <Checkbox checked={isQuiet} onChange={setQuietWhenClosed}>
        Only during opening hours
      </Checkbox>
    </SettingsGroup>
  );
};
