import { useSyncExternalStore } from 'react';

/** How this computer prints the day sheet. */
export interface PrintSettings {
  /** Without the system's dialog. */
  readonly isSilent: boolean;
  /** The system's name of a printer; empty: its default printer. */
  readonly printer: string;
}

export interface Printer {
  readonly name: string;
  /** The name for people. */
  readonly label: string;
}

export type PrintResult =
  | { readonly outcome: 'done' }
  /** What went wrong and what to do about it, in one sentence. */
  | { readonly outcome: 'failed'; readonly sentence: string };

/** Printing without the system's dialog, which browsers do not allow. */
export interface HostPrinting {
  /** Returns the same object until something changes. */
  readonly settings: () => PrintSettings;
  readonly change: (some: Partial<PrintSettings>) => void;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly printers: () => Promise<readonly Printer[]>;
  /** Prints what the page shows in print, on the chosen printer. Refused while locked. */
  readonly print: () => Promise<PrintResult>;
}

/** The host's settings; rerenders when they change. */
export const usePrintSettings = ({ subscribe, settings }: HostPrinting): PrintSettings =>
  useSyncExternalStore(subscribe, settings);
