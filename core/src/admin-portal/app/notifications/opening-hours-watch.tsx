import { useEffect } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { useOpeningHours } from '../../submissions/use-opening-hours.ts';

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
