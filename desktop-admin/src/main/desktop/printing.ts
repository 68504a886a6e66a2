import type { ActionResult, Printer, PrintSettings } from '@jeweler/core/schemas';
import type { WebContents } from 'electron';
import { log } from '../log.ts';

/** The parts of the window's contents that print. */
type Printable = Pick<WebContents, 'getPrintersAsync' | 'print'>;

interface PrintingDeps {
  readonly contents: () => Printable | undefined;
  readonly settings: () => PrintSettings;
  readonly isLocked: () => boolean;
}

const failed = (sentence: string): ActionResult => ({ outcome: 'failed', sentence });

export const createPrinting = ({ contents, settings, isLocked }: PrintingDeps) => {
  const printers = async (): Promise<Printer[]> =>
    ((await contents()?.getPrintersAsync()) ?? []).map(({ name, displayName }) => ({
      name,
      label: displayName === '' ? name : displayName,
    }));

  return {
    printers,
    /** Prints the page without a dialog, on the chosen printer. */
    print: async (): Promise<ActionResult> => {
      if (isLocked()) return failed('The console is locked: unlock it first.');
      const { printer } = settings();
      // Asked before, because Chromium has crashed on computers without a printer.
      const found = await printers();
      if (found.length === 0)
        return failed('This computer has no printer: set one up in the system settings.');
      const chosen = found.find(({ name }) => name === printer);
      if (printer !== '' && !chosen)
        return failed(`The printer ${printer} was not found: choose another one in your account.`);
      return new Promise((resolve) => {
        contents()?.print(
          { silent: true, deviceName: printer, usePrinterDefaultPageSize: true },
          (isPrinted, reason) => {
            if (isPrinted) return resolve({ outcome: 'done' });
            log.warn(`The page was not printed: ${reason}.`);
            resolve(
              failed(
                `${chosen?.label ?? 'The printer'} did not print it: check that it is switched on and has paper.`,
              ),
            );
          },
        );
      });
    },
  };
};

export type Printing = ReturnType<typeof createPrinting>;
