import { createToaster } from '@chakra-ui/react';

/** A short message after something happened. `error` is destructive and stays until closed. */
export interface Notice {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
}

const MILLISECONDS = 6000;

/** The one list of notices of a window; each app draws it its own way. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });

/** Shows a notice: it leaves after 6 s, an error stays until it is closed. */
export const showNotice = ({ tone, title, text }: Notice): void => {
  toaster.create({
    type: tone,
    title,
    ...(text ? { description: text } : {}),
    closable: true,
    duration: tone === 'error' ? Number.POSITIVE_INFINITY : MILLISECONDS,
  });
};
