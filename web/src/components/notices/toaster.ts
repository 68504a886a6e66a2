import { createToaster } from '@chakra-ui/react';
import type { Notice } from './notice.ts';

const SUCCESS_MILLISECONDS = 6000;

/** The one toast list of the site; `ToastArea` draws it. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });

/** Adds a notice: a success leaves after 6 s, an error stays until it is closed. */
export const showNotice = ({ tone, title, description }: Notice): void => {
  toaster.create({
    type: tone,
    title,
    ...(description ? { description } : {}),
    closable: true,
    duration: tone === 'error' ? Number.POSITIVE_INFINITY : SUCCESS_MILLISECONDS,
  });
};
