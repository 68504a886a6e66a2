import type { ActionResult, Printer } from '@jeweler/core/schemas';
import type { HostSettings } from './host-settings.ts';

/** Printing without the system's dialog, which browsers do not allow. */
export interface HostPrinting extends HostSettings {
  readonly printers: () => Promise<readonly Printer[]>;
  /** Prints what the page shows in print, on the chosen printer. Refused while locked. */
  readonly print: () => Promise<ActionResult>;
}
