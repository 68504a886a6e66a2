import { Notification, type NotificationConstructorOptions } from 'electron';
import { linkTo } from '../links/console-link.ts';
import { log } from '../log.ts';
import { type Notice, topicPaths } from './notice.ts';

/** XML has no other control characters than these, not even escaped. */
const escapeXml = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n]/gu, ' ').replaceAll(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

/**
 * A notification of Windows. Electron's own has no link: of a click on it the program hears only while it runs, and
 * not always then. The link is followed by a click and by every button but the first, also when the program does not
 * run; the first is answered by the program, by `Notification.handleActivation`.
 */
const toastXml = ({ title, body, path, isSilent }: Notice, buttons: readonly string[]): string => {
  const link = linkTo(path);
  const actions = buttons.map((text, index) => {
    const [type, argument] = index === 0 ? ['foreground', `type=action&action=${index}`] : ['protocol', link];
    return `<action activationType="${type}" arguments="${escapeXml(argument)}" content="${escapeXml(text)}"/>`;
  });
  const texts = [title, body].map((text) => `<text>${escapeXml(text)}</text>`);
  return [
    `<toast activationType="protocol" launch="${escapeXml(link)}">`,
    `<visual><binding template="ToastGeneric">${texts.join('')}</binding></visual>`,
    actions.length > 0 ? `<actions>${actions.join('')}</actions>` : '',
    isSilent ? '<audio silent="true"/>' : '',
    '</toast>',
  ].join('');
};

interface NotifierDeps {
  /** Whether the window is in front; the system cannot tell of clicks then (macOS). */
  readonly isInFront: () => boolean;
  readonly onClick: (path: string) => void;
  /** Called when the button that marks requests as read is clicked. */
  readonly onMarkRead: (references: readonly string[]) => void;
  /**
   * Called when the system does not show the notice: it has no notifications, no service that shows them (Linux), or
   * refuses them (macOS does for unsigned programs).
   */
  readonly onFailed: (notice: Notice) => void;
}

/** The buttons of a notification; those that show none are left with its click. */
const BUTTONS = ['Mark as read', 'Show'] as const;
const MARK_READ = BUTTONS.indexOf('Mark as read');

const isWindows = () => process.platform === 'win32';

const toOptions = (notice: Notice): NotificationConstructorOptions => {
  const { topic, title, body, references = [], isSilent = false } = notice;
  const buttons = references.length === 0 ? [] : BUTTONS;
  const options = { id: `new-${topic}`, title, body, silent: isSilent };
  if (isWindows()) return { ...options, toastXml: toastXml(notice, buttons) };
  return { ...options, actions: buttons.map((text) => ({ type: 'button', text })) };
};

/** Shows system notifications, one for each topic. */
export const createNotifier = ({ isInFront, onClick, onMarkRead, onFailed }: NotifierDeps) => {
  // Referenced here: a garbage-collected notification no longer emits click events.
  const shown = new Map<Notice['topic'], { readonly notification: Notification; readonly notice: Notice }>();
  const markRead = ({ references = [], path }: Partial<Notice>) =>
    references.length > 0 ? onMarkRead(references) : onClick(path ?? topicPaths.submissions);
  /** Listens to what Windows tells of buttons; it may tell of one at once, so all that answers has to exist. */
  const listen = () => {
    if (!isWindows()) return;
    Notification.handleActivation(({ type }) => {
      // One of an earlier start has left nothing but its topic, and only requests have a button that is no link.
      if (type === 'action') markRead(shown.get('submissions')?.notice ?? {});
    });
    // Windows learns by the first question of this kind whom it tells.
    Notification.isSupported();
  };
  const show = (notice: Notice) => {
    const { topic, path } = notice;
    if (!Notification.isSupported()) return onFailed(notice);
    if (process.platform === 'darwin' && isInFront()) return onFailed(notice);
    shown.get(topic)?.notification.close();
    const notification = new Notification(toOptions(notice));
    shown.set(topic, { notification, notice });
    // On Windows clicks follow the link.
    if (!isWindows()) {
      notification.on('click', () => onClick(path));
      notification.on('action', ({ actionIndex }) => {
        if (actionIndex === MARK_READ) markRead(notice);
        else onClick(path);
        notification.close();
      });
    }
    const fail = (why: string) => {
      log.warn(`The system does not show notifications. ${why}`);
      onFailed(notice);
    };
    // On Linux there is no such event: what was shown is told before `show` returns.
    let isShown = process.platform !== 'linux';
    if (isShown) notification.on('failed', (_event, error) => fail(error));
    else notification.on('show', () => (isShown = true));
    notification.show();
    if (!isShown) fail('No service answers.');
  };
  /** Removes the notifications that the system still shows. */
  const clear = () => {
    for (const { notification } of shown.values()) notification.close();
    shown.clear();
  };
  return { show, listen, clear };
};
