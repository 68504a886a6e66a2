export type { AdminHost, Navigation, Notice, SessionStore, StoredSession } from './host/admin-host.ts';
