export { PendingSummary } from './today/pending-summary.tsx';
export { RequestsPanels } from './today/requests-panels.tsx';
