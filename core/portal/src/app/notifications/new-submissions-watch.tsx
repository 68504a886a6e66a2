import { searchSubmissions } from '@jeweler/core/api';
import { MAX_PAGE_LENGTH, type SubmissionItem, type Today } from '@jeweler/core/submissions';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { getSender } from '../../submissions/labels.ts';
import { useOpeningHours } from '../../submissions/use-opening-hours.ts';
import { useToday, useUnread } from '../../submissions/use-today.ts';
import { createNewSubmissionsTracker } from './new-submissions.ts';
import { useMarkReadButton } from './use-mark-read-button.ts';

/** Tells the host the opening hours, for the times without notifications. Renders nothing. */
const OpeningHoursWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const { learnHours } = notifications;
  const { data } = useOpeningHours();
  const hours = data?.hours;
  useEffect(() => {
    if (hours) learnHours(hours);
  }, [hours, learnHours]);
  return null;
};

/** Reports new submissions and the unread count to the host, whatever screen is open. */
export const NewSubmissionsWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const { submissionsArrived, showUnread } = notifications;
  const [newSubmissions] = useState(createNewSubmissionsTracker);
  const { http } = useSession();
  const { data: today } = useToday();
  const unread = useUnread();
  useMarkReadButton(notifications);

  const tell = (submissions: readonly SubmissionItem[]) => {
    if (submissions.length === 0) return;
    submissionsArrived(
      submissions.map((each) => ({ reference: each.reference, kind: each.kind, sender: getSender(each) })),
    );
  };
  const tellNew = useEffectEvent(async ({ now, latest }: Today) => {
    const arrived = newSubmissions.next(now, latest);
    if (arrived.length < latest.length || arrived.length === 0) return tell(arrived);
    // All of the latest ones are new, so there may be more of them.
    const more = await searchSubmissions(http, { limit: MAX_PAGE_LENGTH }).catch(() => undefined);
    tell([...arrived, ...(more ? newSubmissions.next(now, more.submissions) : [])]);
  });
  useEffect(() => {
    if (today) void tellNew(today);
  }, [today]);

  useEffect(() => {
    if (unread !== undefined) showUnread(unread);
  }, [unread, showUnread]);
  useEffect(() => () => showUnread(0), [showUnread]);
  return <OpeningHoursWatch notifications={notifications} />;
};
