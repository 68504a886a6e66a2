import type { HealthCheck } from '@jeweler/core/schemas';
import { within } from '../../deadline.ts';

/** Outcome of one check: all is well, something worth knowing, or something to be done. */
export interface Finding {
  readonly kind: 'ok' | 'note' | 'fault';
  readonly text: string;
  /** Where it is not that of the check. */
  readonly subject?: string;
}

export type Findings = Finding | readonly Finding[] | Promise<Finding | readonly Finding[]>;

const finding =
  (kind: Finding['kind']) =>
  (text: string, subject?: string): Finding => ({ kind, text, ...(subject !== undefined && { subject }) });

export const ok = finding('ok');
export const note = finding('note');
export const fault = finding('fault');

/** What the server says of itself, too. */
export const fromHealth = ({ ok: isWell, message }: HealthCheck, subject?: string): Finding =>
  (isWell ? ok : fault)(message, subject);

/** One line that can be read out over the phone. */
export const formatFinding = ({ kind, text }: Finding, subject: string): string => {
  const word = kind === 'fault' ? 'FAULT' : kind;
  return `${word.padEnd(5)}  ${subject}: ${text.replace(/\s+/g, ' ')}`;
};

/** The outcome of `check`; an error it throws, or a timeout after `seconds`, is a fault too. */
export const guarded = async (seconds: number, check: () => Findings): Promise<readonly Finding[]> => {
  const late = fault(`no answer within ${seconds} seconds. Check the disk or drive it is on.`);
  const checked = async () => [await check()].flat();
  try {
    return await within(seconds * 1000, checked(), [late]);
  } catch (error) {
    return [fault(`cannot be checked: ${(error as Error).message}`)];
  }
};
