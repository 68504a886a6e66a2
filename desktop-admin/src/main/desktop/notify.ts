import { Notification, type NotificationConstructorOptions } from 'electron';
import type { Log } from '../log.ts';
import { type Notice, topicPaths } from './notice.ts';

interface NotifierDeps {
  /** Whether the window is in front; the system cannot tell of clicks then (macOS). */
  readonly isInFront: () => boolean;
  readonly onClick: (path: string) => void;
  /** Called when the button that marks requests as read is clicked. */
  readonly onMarkRead: (references: readonly string[]) => void;
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

/** The buttons of a notification; those that show none are left with its click. */
const BUTTONS = ['Mark as read', 'Show'] as const;
const MARK_READ = BUTTONS.indexOf('Mark as read');

const toOptions = ({ topic, title, body, references = [], isSilent = false }: Notice) => {
  const actions = BUTTONS.map((text) => ({ type: 'button' as const, text }));
  const options: NotificationConstructorOptions = { id: toId(topic), title, body, silent: isSilent };
  return references.length === 0 ? options : { ...options, actions };
};

/** Shows system notifications, one for each topic. */
export const createNotifier = (deps: NotifierDeps): Notifier => {
  const { isInFront, onClick, onMarkRead, onFailed, log } = deps;
  // Referenced here: a garbage-collected notification no longer emits click events.
  const shown = new Map<Notice['topic'], { readonly notification: Notification; readonly notice: Notice }>();
  const isWindows = process.platform === 'win32';
  const act = ({ references = [], path }: Notice, button: number | undefined) => {
    if (button === MARK_READ && references.length > 0) onMarkRead(references);
    else onClick(path);
  };
  // Windows keeps notifications, even after the program has ended; only this is told of clicks on them.
  if (isWindows)
    Notification.handleActivation(({ type, actionIndex, arguments: text }) => {
      const topic = TOPICS.find((each) => text.includes(toId(each)));
      if (!topic) return;
      const notice = shown.get(topic)?.notice;
      // One of an earlier start has left nothing but its topic.
      if (notice) act(notice, type === 'action' ? actionIndex : undefined);
      else onClick(topicPaths[topic]);
    });
  const show = (notice: Notice) => {
    const { topic } = notice;
    if (!Notification.isSupported()) return onFailed(notice);
    if (process.platform === 'darwin' && isInFront()) return onFailed(notice);
    shown.get(topic)?.notification.close();
    const notification = new Notification(toOptions(notice));
    shown.set(topic, { notification, notice });
    if (!isWindows) {
      notification.on('click', () => act(notice, undefined));
      notification.on('action', ({ actionIndex }) => {
        act(notice, actionIndex);
        notification.close();
      });
    }
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
