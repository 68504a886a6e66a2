import { Notification } from 'electron';
import type { Log } from '../log.ts';
import { type Notice, topicPaths } from './notice.ts';

interface NotifierDeps {
  /** Whether the window is in front; the system cannot tell of clicks then (macOS). */
  readonly isInFront: () => boolean;
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

const toId = (topic: Notice['topic']): string => `new-${topic}`;

const TOPICS = Object.keys(topicPaths) as Notice['topic'][];

/** Shows system notifications, one for each topic. */
export const createNotifier = ({ isInFront, onClick, onFailed, log }: NotifierDeps): Notifier => {
  // Referenced here: a garbage-collected notification no longer emits click events.
  const shown = new Map<Notice['topic'], { readonly notification: Notification; readonly path: string }>();
  const isWindows = process.platform === 'win32';
  // Windows keeps notifications, even after the program has ended; only this is told of clicks on them.
  if (isWindows)
    Notification.handleActivation(({ arguments: text }) => {
      const topic = TOPICS.find((each) => text.includes(toId(each)));
      // One of an earlier start has left no path.
      if (topic) onClick(shown.get(topic)?.path ?? topicPaths[topic]);
    });
  const show = (notice: Notice) => {
    const { topic, title, body, path } = notice;
    if (!Notification.isSupported()) return onFailed(notice);
    if (process.platform === 'darwin' && isInFront()) return onFailed(notice);
    shown.get(topic)?.notification.close();
    const notification = new Notification({ id: toId(topic), title, body });
    shown.set(topic, { notification, path });
    if (!isWindows) notification.on('click', () => onClick(path));
    if (process.platform !== 'linux')
      notification.on('failed', (_event, error) => {
        log.warn(`The system does not show notifications. ${error}`);
        onFailed(notice);
      });
    notification.show();
  };
  const clear = () => {
    for (const { notification } of shown.values()) notification.close();
    shown.clear();
  };
  return { show, clear };
};
