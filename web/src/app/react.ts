// A door of its own: what the entry imports by name only at run time comes with all that lies behind.
export { hydrateRoot } from 'react-dom/client';
