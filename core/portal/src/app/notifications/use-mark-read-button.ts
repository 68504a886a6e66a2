import { markRead } from '@jeweler/core/api';
import { MAX_PAGE_LENGTH } from '@jeweler/core/submissions';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { usePortal } from '../../shared/portal.ts';

/** Marks requests as read when the button of a notification is clicked; the server tells all windows. */
export const useMarkReadButton = ({ subscribeToMarkRead }: HostNotifications): void => {
  const { host, session } = usePortal();
  const mark = useEffectEvent(async (references: readonly string[]) => {
    try {
      for (let start = 0; start < references.length; start += MAX_PAGE_LENGTH)
        await markRead(session.http, {
          references: references.slice(start, start + MAX_PAGE_LENGTH),
          isRead: true,
        });
    } catch (error) {
      host.notify({ tone: 'error', title: 'Not marked as read', text: errorMessage(error) });
    }
  });
  useEffect(() => subscribeToMarkRead((references) => void mark(references)), [subscribeToMarkRead]);
};
