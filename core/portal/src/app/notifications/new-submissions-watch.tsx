import { markRead, searchSubmissions } from '@jeweler/core/api';
import { MAX_PAGE_LENGTH, type SubmissionItem, type Today } from '@jeweler/core/submissions';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureNotice } from '../../shared/errors.ts';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { usePortal } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { getSender } from '../../submissions/labels.ts';
import { useOpeningHours } from '../../submissions/use-opening-hours.ts';
import { useToday, useUnread } from '../../submissions/use-today.ts';
import { createNewSubmissionsTracker } from './new-submissions.ts';

/** Marks requests as read when the button of a notification is clicked; the server tells all windows. */
const useMarkReadButton = ({ subscribeToMarkRead }: HostNotifications): void => {
  const { host, session } = usePortal();
  const mark = useEffectEvent(async (references: readonly string[]) => {
    try {
      for (let start = 0; start < references.length; start += MAX_PAGE_LENGTH)
        await markRead(session.http, {
          references: references.slice(start, start + MAX_PAGE_LENGTH),
          isRead: true,
        });
    } catch (error) {
      host.notify(failureNotice('Not marked as read', error));
    }
  });
  useEffect(() => subscribeToMarkRead((references) => void mark(references)), [subscribeToMarkRead]);
};

/**
 * Reports new submissions, the unread count and the opening hours to the host, whatever screen is open. Renders
 * nothing.
 */
export const NewSubmissionsWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const { submissionsArrived, showUnread, learnHours } = notifications;
  const [newSubmissions] = useState(createNewSubmissionsTracker);
  const [newPhotos] = useState(createNewSubmissionsTracker);
  const { http } = useSession();
  const { data: today } = useToday();
  const unread = useUnread();
  useMarkReadButton(notifications);

  const tell = (submissions: readonly SubmissionItem[], isPhotos?: true) => {
    if (submissions.length === 0) return;
    submissionsArrived(
      submissions.map((each) => ({
        reference: each.reference,
        kind: each.kind,
        sender: getSender(each),
        ...(isPhotos && { isPhotos }),
      })),
    );
  };
  const tellPhotos = useEffectEvent(({ now, withPhotos }: Today) => {
    const came = withPhotos.map((each) => ({ ...each, receivedAt: each.photosAt ?? each.receivedAt }));
    tell(newPhotos.next(now, came), true);
  });
  const tellNew = useEffectEvent(async ({ now, latest }: Today) => {
    const arrived = newSubmissions.next(now, latest);
    if (arrived.length < latest.length || arrived.length === 0) return tell(arrived);
    // All of the latest ones are new, so there may be more of them.
    const more = await searchSubmissions(http, { limit: MAX_PAGE_LENGTH }).catch(() => undefined);
    tell([...arrived, ...(more ? newSubmissions.next(now, more.submissions) : [])]);
  });
  useEffect(() => {
    if (today) void tellNew(today).then(() => tellPhotos(today));
  }, [today]);

  useEffect(() => {
    if (unread !== undefined) showUnread(unread);
  }, [unread, showUnread]);
  useEffect(() => () => showUnread(0), [showUnread]);

  // For the times without notifications.
  const hours = useOpeningHours().data?.hours;
  useEffect(() => {
    if (hours) learnHours(hours);
  }, [hours, learnHours]);
  return null;
};
