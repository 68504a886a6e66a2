import { createToaster } from '@ark-ui/react/toast';

/** A short message after something happened. `error` is destructive and stays until closed. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** Names a notice that changes: a later one with the same id takes its place. */
  readonly id?: string;
  /** Stays until it is closed or hidden. */
  readonly lasting?: boolean;
  /** A button of the notice, which it closes; drawn by the portal only. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const MILLISECONDS = 6000;

/** The one list of notices of a window; each app draws it its own way. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });

/** Shows a notice: it leaves after 6 s, an error stays until it is closed. */
export const showNotice = ({ tone, title, text, id, action, lasting = tone === 'error' }: Notice): void => {
  const toast = {
    type: tone,
    title,
    ...(text ? { description: text } : {}),
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    closable: true,
    duration: lasting ? Number.POSITIVE_INFINITY : MILLISECONDS,
  };
  if (id !== undefined && toaster.isVisible(id)) toaster.update(id, toast);
  else toaster.create({ ...toast, ...(id === undefined ? {} : { id }) });
};

/** Takes a notice away, if it is still there. */
export const hideNotice = (id: string): void => toaster.dismiss(id);
