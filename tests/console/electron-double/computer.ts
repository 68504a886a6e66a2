import type { FarEnd } from './line.ts';
import type { BrowserFunctions, ProgramStart } from './protocol.ts';

/** The computer that this program runs on, as defined by the test, and the connection to its browser. */
interface Computer extends ProgramStart {
  browser: FarEnd<BrowserFunctions>;
}

let present: Computer | undefined;

export const switchOn = (computer: Computer): void => {
  present = computer;
};

/** @throws when the main process is loaded before the test has defined its computer */
export const computer = (): Computer => {
  if (!present) throw new Error('The program was started without a computer.');
  return present;
};
