import { app } from 'electron';
import type { ArrivedSubmission } from '../shared/ipc-contract.ts';
import { filesNotice, submissionsNotice } from './desktop/new-item-notices.ts';
import { type Notice, topicPaths } from './desktop/notice.ts';
import { createNotificationBatcher } from './desktop/notification-batcher.ts';
import { createNotifier } from './desktop/notify.ts';
import { createSilence } from './desktop/silence.ts';
import { createProgramTray } from './desktop/tray.ts';
import { createUnreadBadge } from './desktop/unread-badge.ts';
import type { SendEvent } from './ipc/window-ipc.ts';
import { showChecked } from './menu/program-menu.ts';
import type { SettingsStore } from './storage/settings.ts';
import type { MainWindow } from './window/main-window.ts';

interface NewItemsDeps {
  readonly window: MainWindow;
  readonly settings: SettingsStore;
  readonly isLocked: () => boolean;
  readonly open: (path: string) => void;
  readonly send: SendEvent;
}

/** How the user hears of requests and files that have come: by notifications, in the tray and at the program's icon. */
export const createNewItems = ({ window, settings, isLocked, open, send }: NewItemsDeps) => {
  const notifier = createNotifier({
    isInFront: window.isOnScreen,
    onClick: open,
    onMarkRead: (references) => {
      if (!isLocked()) send('mark-read', [...references]);
    },
    onFailed: ({ topic: id, title, body: text, path }) =>
      send('notice', { id, tone: 'info', title, text, lasting: true, path }),
  });
  const silence = createSilence({
    isQuietWhenClosed: () => settings.get().quietWhenClosed,
    onChange: (isPaused) => {
      tray.showPaused(isPaused);
      showChecked('pause-notifications', isPaused);
    },
  });
  // While the window is locked, nobody sees new items.
  const isOnScreen = () => window.isOnScreen() && !isLocked();
  const notify = (notice: Notice) => {
    if (!silence.isQuiet()) notifier.show(notice);
  };
  const files = createNotificationBatcher<string>({
    isOnScreen,
    notify,
    toNotice: (names) => filesNotice(names, { isLocked: isLocked() }),
  });
  const submissions = createNotificationBatcher<ArrivedSubmission>({
    isOnScreen,
    notify,
    toNotice: (arrived) =>
      submissionsNotice(arrived, { isLocked: isLocked(), showsNames: settings.get().showsNames }),
  });
  const tray = createProgramTray({
    show: window.show,
    showRequests: () => open(topicPaths.submissions),
    pause: silence.pause,
    quit: () => app.quit(),
  });
  const badge = createUnreadBadge(window.browserWindow);
  return {
    addFiles: files.add,
    addSubmissions: submissions.add,
    showUnread: (count: number) => {
      tray.showUnread(count);
      badge(count);
    },
    keepTray: tray.keep,
    silence,
    learnHours: silence.learnHours,
    listen: notifier.listen,
    /** Removes the notifications that the system still shows: they name people. */
    hide: notifier.clear,
    /** Nothing of one session remains for the next. */
    forget: () => {
      for (const batcher of [files, submissions]) batcher.clear();
      notifier.clear();
    },
  };
};

export type NewItems = ReturnType<typeof createNewItems>;
