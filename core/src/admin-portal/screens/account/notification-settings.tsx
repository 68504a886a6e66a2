import { chakra } from '@chakra-ui/react';
import { useId, useSyncExternalStore } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';

/** What this computer's notifications show; rendered only where the host supports notifications. */
export const NotificationSettings = ({ notifications }: { notifications: HostNotifications }) => {
  const { subscribe, showsNames, setShowsNames } = notifications;
  const isOn = useSyncExternalStore(subscribe, showsNames);
  const id = useId();
  return (
    <chakra.fieldset border="none" margin="0" padding="0" minWidth="0" aria-describedby={id}>
      <chakra.legend padding="0" fontWeight="medium" fontSize="small" lineHeight="snug">
        Notifications
      </chakra.legend>
      <Checkbox checked={isOn} onChange={setShowsNames}>
        Show who has sent a new request
      </Checkbox>
      <chakra.p id={id} fontSize="small" color="admin.quiet">
        Otherwise notifications only say what has arrived, such as “A new message”. They never show a name
        while the screens are locked.
      </chakra.p>
    </chakra.fieldset>
  );
};
