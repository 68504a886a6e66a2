import { createToaster } from '@chakra-ui/react';
import type { Notice } from '../host/admin-host.ts';

const MILLISECONDS = 6000;

/** The one list of notices of a window; `NoticeArea` draws it. */
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
