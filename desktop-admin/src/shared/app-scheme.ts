/** The scheme the window's pages come from; one host, so one origin. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://console';
