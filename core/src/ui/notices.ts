import { createToaster } from '@ark-ui/react/toast';

/** A short message about something that happened. `error` is destructive and stays until closed. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** Identifies a notice that can change: a later one with the same id replaces it. */
  readonly id?: string;
  /** Stays until it is closed or hidden. */
  readonly lasting?: boolean;
  /** Buttons that also close the notice; rendered by the portal only. */
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}

const SHOWN_MS = 6000;
/** With buttons, there is more to read and to reach. */
const SHOWN_WITH_ACTIONS_MS = 15_000;

/** The only toaster of a window; each app renders it in its own way. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });

/** Shows a notice: it disappears after 6 s, or 15 s with buttons, except for errors, which stay until closed. */
export const showNotice = ({ tone, title, text, id, actions, lasting = tone === 'error' }: Notice): void => {
  const visibleFor = actions ? SHOWN_WITH_ACTIONS_MS : SHOWN_MS;
  const toast = {
    type: tone,
    title,
    // Also if there is none: it replaces that of a notice with this id.
    description: text,
    // The toaster's own `action` would be a single one.
    meta: { actions },
    closable: true,
    duration: lasting ? Number.POSITIVE_INFINITY : visibleFor,
  };
  if (id !== undefined && toaster.isVisible(id)) toaster.update(id, toast);
  else toaster.create({ ...toast, ...(id === undefined ? {} : { id }) });
};

/** Hides a notice if it is still shown. */
export const hideNotice = (id: string): void => toaster.dismiss(id);

/** Hides every notice at once: what they say and offer ends with a session. */
export const hideNotices = (): void => {
  toaster.remove();
};
