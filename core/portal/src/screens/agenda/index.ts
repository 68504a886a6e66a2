export { AppointmentsPanel } from './appointments-panel.tsx';
export { OpeningSheet } from './opening-sheet.tsx';
