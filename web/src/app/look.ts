// A door of its own: what the entry imports by name only at run time comes with all that lies behind.
export { siteSystem } from '@jeweler/core/theme';
