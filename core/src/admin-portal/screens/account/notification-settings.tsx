import { chakra } from '@chakra-ui/react';
import { useId, useSyncExternalStore } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';

/** What this computer's notifications show, and when; rendered only where the host supports notifications. */
export const NotificationSettings = ({ notifications }: { notifications: HostNotifications }) => {
  const { subscribe, showsNames, setShowsNames, isQuietWhenClosed, setQuietWhenClosed } = notifications;
  const hasNames = useSyncExternalStore(subscribe, showsNames);
  const isQuiet = useSyncExternalStore(subscribe, isQuietWhenClosed);
  const id = useId();
  return (
    <chakra.fieldset border="none" margin="0" padding="0" minWidth="0" aria-describedby={id}>
      <chakra.legend padding="0" fontWeight="medium" fontSize="small" lineHeight="snug">
        Notifications
      </chakra.legend>
      <chakra.div display="flex" flexDirection="column" alignItems="start">
        <Checkbox checked={hasNames} onChange={setShowsNames}>
          Show who has sent a new request
        </Checkbox>
        <Checkbox checked={isQuiet} onChange={setQuietWhenClosed}>
          Only during opening hours
        </Checkbox>
      </chakra.div>
      <chakra.p id={id} fontSize="small" color="admin.quiet">
        Without names, notifications only say what has arrived, such as “A new message”. They never show a
        name while the screens are locked. What arrives outside opening hours is counted either way.
      </chakra.p>
    </chakra.fieldset>
  );
};
