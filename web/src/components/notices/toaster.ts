// A separate module, loaded with the first notice; the rest of core/ui is loaded with the page.
export { showNotice, toaster } from '@jeweler/core/ui/unstyled';
