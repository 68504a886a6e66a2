// A door of its own, see look.ts.
export { hydrateRoot } from 'react-dom/client';
