/** Outcome of one check: all is well, something worth knowing, or something to be done. */
export interface Finding {
  readonly kind: 'ok' | 'note' | 'fault';
  readonly subject: string;
  readonly text: string;
}

const finding =
  (kind: Finding['kind']) =>
  (subject: string, text: string): Finding => ({ kind, subject, text });

export const ok = finding('ok');
export const note = finding('note');
export const fault = finding('fault');

/** One line that can be read out over the phone. */
export const formatFinding = ({ kind, subject, text }: Finding): string => {
  const word = kind === 'fault' ? 'FAULT' : kind;
  return `${word.padEnd(5)}  ${subject}: ${text.replace(/\s+/g, ' ')}`;
};

/** The outcome of `check`; an error it throws, or a timeout after `seconds`, is a fault too. */
export const guarded = async (
  subject: string,
  seconds: number,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Finding[]>((resolve) => {
    const text = `no answer within ${seconds} seconds. Check the disk or drive it is on.`;
    timer = setTimeout(resolve, seconds * 1000, [fault(subject, text)]);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return [fault(subject, `cannot be checked: ${(error as Error).message}`)];
  } finally {
    clearTimeout(timer);
  }
};
