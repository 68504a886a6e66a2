import type { FarEnd } from './line.ts';
import type { BrowserFunctions, ProgramStart } from './protocol.ts';

/** What the test has said about the computer that this program runs on, and the line to its browser. */
interface Computer extends ProgramStart {
  browser: FarEnd<BrowserFunctions>;
}

let present: Computer | undefined;

export const switchOn = (computer: Computer): void => {
  present = computer;
};

/** @throws when main is loaded before the test has said where it runs */
export const computer = (): Computer => {
  if (!present) throw new Error('The program was started without a computer.');
  return present;
};
