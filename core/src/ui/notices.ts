import type { CreateToasterReturn } from '@ark-ui/react/toast';

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

/** Undefined until its code is loaded; what is to be shown waits for it. */
let toaster: CreateToasterReturn | undefined;
let waiting: readonly Notice[] = [];

export const showNoticesBy = (loaded: CreateToasterReturn): void => {
  toaster = loaded;
  waiting.forEach(showNotice);
  waiting = [];
};

/** Shows a notice: it disappears after 6 s, or 15 s with buttons, except for errors, which stay until closed. */
export const showNotice = (notice: Notice): void => {
  const { tone, title, text, id, actions, lasting = tone === 'error' } = notice;
  if (!toaster) {
    if (id !== undefined) hideNotice(id);
    waiting = [...waiting, notice];
    return;
  }
  const visibleFor = actions ? SHOWN_WITH_ACTIONS_MS : SHOWN_MS;
  const toast = {
    type: tone,
    title,
    ...(text ? { description: text } : {}),
    // The toaster's own `action` would be a single one.
    meta: { actions },
    closable: true,
    duration: lasting ? Number.POSITIVE_INFINITY : visibleFor,
  };
  if (id !== undefined && toaster.isVisible(id)) toaster.update(id, toast);
  else toaster.create({ ...toast, ...(id === undefined ? {} : { id }) });
};

/** Hides a notice if it is still shown. */
export const hideNotice = (id: string): void => {
  waiting = waiting.filter((notice) => notice.id !== id);
  toaster?.dismiss(id);
};

/** Whether a notice has been neither closed nor hidden. */
export const isNoticeShown = (id: string): boolean =>
  toaster ? toaster.isVisible(id) : waiting.some((notice) => notice.id === id);

/** Hides every notice at once: what they say and offer ends with a session. */
export const hideNotices = (): void => {
  waiting = [];
  toaster?.remove();
};
