import type { IpcMainInvokeEvent, WebContents } from 'electron';
import { APP_ORIGIN } from '../app-scheme/page-policy.ts';

/** The parts of an IPC event that identify its sender. */
type Sending = Pick<IpcMainInvokeEvent, 'sender'> & {
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
};

/** Whether a URL is a page of the console itself. */
const isOwnPage = (url: string): boolean => url === APP_ORIGIN || url.startsWith(`${APP_ORIGIN}/`);

/** Whether a call comes from the console's own page: our window, its main frame, our origin. */
export const isTrusted = ({ sender, senderFrame }: Sending, window: WebContents | undefined): boolean =>
  window !== undefined &&
  sender === window &&
  senderFrame !== null &&
  senderFrame.parent === null &&
  isOwnPage(senderFrame.url);
