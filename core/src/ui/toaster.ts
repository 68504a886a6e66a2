import { createToaster } from '@ark-ui/react/toast';
import { showNoticesBy } from './notices.ts';

/** The only toaster of a window. Its code is loaded once the first screen is shown. */
export const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });
showNoticesBy(toaster);
