import type { ActionResult, Printer, PrintSettings } from '@jeweler/core/schemas';
import { useSyncExternalStore } from 'react';

/** Printing without the system's dialog, which browsers do not allow. */
export interface HostPrinting {
  /** Returns the same object until something changes. */
  readonly settings: () => PrintSettings;
  readonly change: (some: Partial<PrintSettings>) => void;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly printers: () => Promise<readonly Printer[]>;
  /** Prints what the page shows in print, on the chosen printer. Refused while locked. */
  readonly print: () => Promise<ActionResult>;
}

/** The host's settings; rerenders when they change. */
export const usePrintSettings = ({ subscribe, settings }: HostPrinting): PrintSettings =>
  useSyncExternalStore(subscribe, settings);
