export { AppointmentsPanel } from './appointments-panel.tsx';
export { BlockedAhead } from './blocking/blocked-ahead.tsx';
