import type { ConnectResult } from '../../shared/ipc-contract.ts';
import { type CheckDeps, checkServer } from './check-server.ts';
import {
  type ConnectFailure,
  insecureSentence,
  movedQuestion,
  orPlainSentence,
  plainSentences,
} from './connect-failure.ts';
import { readTypedAddress } from './typed-address.ts';

/** The result for the window, and the reason of a failure for the log. */
type ConnectOutcome = ConnectResult & { readonly why?: ConnectFailure };

/** Whether two origins differ only by `www.`, or by the encryption. */
const isSameSite = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((origin) => new URL(origin).host.replace(/^www\./, ''));
  return first === second;
};

const failed = (
  why: ConnectFailure,
  sentence: string,
  more: { readonly mayAllow?: boolean; readonly movedTo?: string } = {},
): ConnectOutcome => ({ outcome: 'failed', why, sentence, mayAllow: false, ...more });

/** Parses the typed address and contacts the server there. Stores nothing; never rejects. */
export const connectServer = async (
  { address, allowInsecure }: { address: string; allowInsecure: boolean },
  deps: CheckDeps,
): Promise<ConnectOutcome> => {
  const typed = readTypedAddress(address, allowInsecure);
  if (typed.kind === 'not-an-address') return failed(typed.kind, plainSentences(address)[typed.kind]);
  if (typed.kind === 'insecure') {
    const { mayAllow } = typed;
    return failed('insecure', insecureSentence(mayAllow, new URL(address.trim()).host), { mayAllow });
  }
  const checked = await checkServer(typed.origin, deps);
  if (checked.outcome === 'ours') return { outcome: 'connected', origin: typed.origin };
  const { why, sentence, movedTo } = checked;
  if (movedTo !== undefined) {
    if (isSameSite(typed.origin, movedTo)) return { outcome: 'connected', origin: movedTo };
    return failed(why, movedQuestion(new URL(movedTo).host), { movedTo });
  }
  // If no scheme was typed, the server more likely has no certificate than a faulty one.
  if (typed.mayBeInsecure && (why === 'certificate' || why === 'certificate-date'))
    return failed('insecure', insecureSentence(true, new URL(typed.origin).host), { mayAllow: true });
  // Its server may speak plain http on port 80, and nothing on the one of https.
  if (typed.mayBeInsecure && (why === 'refused' || why === 'no-answer'))
    return failed(why, orPlainSentence(sentence), { mayAllow: true });
  return failed(why, sentence);
};
