import type { ConnectResult } from '../../shared/ipc-contract.ts';
import { type CheckDeps, checkServer } from './check-server.ts';
import {
  type ConnectFailure,
  connectSentence,
  insecureSentence,
  movedQuestion,
  orPlainSentence,
} from './connect-failure.ts';
import { readTypedAddress } from './typed-address.ts';

/** The result for the window, and the reason of a failure for the log. */
type ConnectOutcome = ConnectResult & { readonly why?: ConnectFailure };

/** Whether two origins differ only by `www.`, or by the encryption. */
const isSameSite = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((origin) => new URL(origin).host.replace(/^www\./, ''));
  return first === second;
};

/** Parses the typed address and contacts the server there. Stores nothing; never rejects. */
export const connectServer = async (
  { address, allowInsecure }: { address: string; allowInsecure: boolean },
  deps: CheckDeps,
): Promise<ConnectOutcome> => {
  const typed = readTypedAddress(address, allowInsecure);
  if (typed.kind === 'not-an-address') {
    const sentence = connectSentence('not-an-address', address);
    return { outcome: 'failed', why: 'not-an-address', sentence, mayAllow: false };
  }
  if (typed.kind === 'insecure') {
    const sentence = insecureSentence(typed.mayAllow, new URL(address.trim()).host);
    return { outcome: 'failed', why: 'insecure', sentence, mayAllow: typed.mayAllow };
  }
  const checked = await checkServer(typed.origin, deps);
  if (checked.outcome === 'ours') return { outcome: 'connected', origin: typed.origin };
  const { why, sentence, movedTo } = checked;
  if (movedTo !== undefined) {
    if (isSameSite(typed.origin, movedTo)) return { outcome: 'connected', origin: movedTo };
    return {
      outcome: 'failed',
      why,
      sentence: movedQuestion(new URL(movedTo).host),
      movedTo,
      mayAllow: false,
    };
  }
  if (typed.mayBeInsecure && (why === 'certificate' || why === 'certificate-date')) {
    // If no scheme was typed, the server more likely has no certificate than a faulty one.
    const sentence = insecureSentence(true, new URL(typed.origin).host);
    return { outcome: 'failed', why: 'insecure', sentence, mayAllow: true };
  }
  // Its server may speak plain http on port 80, and nothing on the one of https.
  if (typed.mayBeInsecure && (why === 'refused' || why === 'no-answer'))
    return { outcome: 'failed', why, sentence: orPlainSentence(sentence), mayAllow: true };
  return { outcome: 'failed', why, sentence, mayAllow: false };
};
