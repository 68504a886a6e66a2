import { lazy } from 'react';

export { AppointmentsPanel } from './appointments-panel.tsx';

/** Loaded only for hosts that print by themselves. */
export const OpeningSheet = lazy(async () => ({
  default: (await import('./opening-sheet.tsx')).OpeningSheet,
}));
