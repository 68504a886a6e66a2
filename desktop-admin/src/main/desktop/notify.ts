import { Notification } from 'electron';
import type { Log } from '../log.ts';

export interface Notice {
  /** A later notice on the same topic replaces it. */
  readonly topic: 'files' | 'submissions';
  readonly title: string;
  readonly body: string;
  /** Path and query of the portal to open on click. */
  readonly path: string;
}

interface NotifierDeps {
  readonly onClick: (path: string) => void;
  /**
   * Called when the system does not show the notice: it has no notifications, or refuses them (macOS does for
   * unsigned programs).
   */
  readonly onFailed: (notice: Notice) => void;
  readonly log: Log;
}

export interface Notifier {
  readonly show: (notice: Notice) => void;
  /** Removes the notifications that the system still shows. */
  readonly clear: () => void;
}

/** Shows system notifications, one for each topic. */
export const createNotifier = ({ onClick, onFailed, log }: NotifierDeps): Notifier => {
  // Referenced here: a garbage-collected notification no longer emits click events.
  const shown = new Map<Notice['topic'], Notification>();
  const show = (notice: Notice) => {
    const { topic, title, body, path } = notice;
    if (!Notification.isSupported()) return onFailed(notice);
    shown.get(topic)?.close();
    const notification = new Notification({ title, body });
    shown.set(topic, notification);
    notification.on('click', () => onClick(path));
    notification.on('failed', (_event, error) => {
      log.warn(`The system does not show notifications. ${error}`);
      onFailed(notice);
    });
    notification.show();
  };
  const clear = () => {
    for (const notification of shown.values()) notification.close();
    shown.clear();
  };
  return { show, clear };
};
