// A door of its own: it comes with the first notice, the rest of core/ui with the page.
export { showNotice, toaster } from '@jeweler/core/ui/unstyled';
