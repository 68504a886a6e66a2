import { Notification } from 'electron';
import type { Log } from '../log/log.ts';

export interface Notice {
  /** A later notice on the same topic takes its place. */
  readonly topic: 'files' | 'submissions';
  readonly title: string;
  readonly body: string;
  /** Path and query of the portal, where a click leads. */
  readonly place: string;
}

interface NotifierDeps {
  readonly onClick: (place: string) => void;
  /** The system does not show it: it has none, or refuses (macOS does to programs that are not signed). */
  readonly onFailed: (notice: Notice) => void;
  readonly log: Log;
}

export interface Notifier {
  readonly show: (notice: Notice) => void;
  /** Takes away what the system still shows. */
  readonly clear: () => void;
}

/** Shows notifications of the system, one for each topic. */
export const createNotifier = ({ onClick, onFailed, log }: NotifierDeps): Notifier => {
  // Held here: a notification that is collected forgets that it can be clicked.
  const shown = new Map<Notice['topic'], Notification>();
  const show = (notice: Notice) => {
    const { topic, title, body, place } = notice;
    if (!Notification.isSupported()) return onFailed(notice);
    shown.get(topic)?.close();
    const notification = new Notification({ title, body });
    shown.set(topic, notification);
    notification.on('click', () => onClick(place));
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
