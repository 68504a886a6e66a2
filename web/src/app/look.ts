// A door of its own: what the entry imports by name only at run time comes with all that lies behind.
export { prepareSiteSystem, siteSystem } from '@jeweler/core/theme';
