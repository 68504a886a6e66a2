import type { QueryClient } from '@tanstack/query-core';
import type { createStore } from 'jotai';
import type { AdminHost } from '../host/admin-host.ts';
import type { LiveConnection } from '../live/live-connection.ts';
import type { Session } from '../session/session.ts';

/** A running portal: the objects its screens share. */
export interface Portal {
  readonly host: AdminHost;
  readonly session: Session;
  readonly live: LiveConnection;
  readonly queries: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  /** Runs the session and the connection until the returned function is called. */
  start(): () => void;
}
