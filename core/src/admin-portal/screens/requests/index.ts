export { RequestsPanels } from './today/requests-panels.tsx';
export { WaitingStrip } from './today/waiting-strip.tsx';
