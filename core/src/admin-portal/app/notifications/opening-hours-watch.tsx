import { useEffect } from 'react';
import { useOpeningHours } from '../../screens/settings/opening-hours/use-opening-hours.ts';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';

/** Tells the host the opening hours, for the times without notifications. Renders nothing. */
export const OpeningHoursWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const { learnHours } = notifications;
  const { data } = useOpeningHours();
  const hours = data?.hours;
  useEffect(() => {
    if (hours) learnHours(hours);
  }, [hours, learnHours]);
  return null;
};
