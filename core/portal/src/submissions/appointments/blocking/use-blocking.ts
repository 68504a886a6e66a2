import { type AdminClient, changeOpeningHours, getOpeningHours } from '@jeweler/core/api';
import { type OpeningHours, openingHoursAnswerSchema } from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { useState } from 'react';
import { failureMessage, presentIn } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
import { openingHoursKey, useOpeningHours } from '../../use-opening-hours.ts';
import { type Blocking, insideOf, openPart, withBlocked, withoutBlocked } from './blocking.ts';

/** The result of the last change. */
type BlockingOutcome =
  | {
      readonly kind: 'blocked';
      /** What was not blocked before: undoing takes away no more than this. */
      readonly what: Blocking;
      /** The appointments in it, which stay as they are. */
      readonly inside: readonly AgendaItem[];
    }
  | { readonly kind: 'unblocked'; readonly what: Blocking }
  | { readonly kind: 'failed'; readonly sentence: string };

/** How often a change is made again on top of somebody else's. */
const ATTEMPTS = 4;

/**
 * Blocks hours and closes days in the opening hours, which the settings edit as a whole. A change adds or takes
 * away only its own hours, so it is made again on top of what somebody else has saved meanwhile.
 */
export const useBlocking = () => {
  const { queries } = usePortal();
  const { data } = useOpeningHours();
  const { busy, run } = useChange({ awaitsData: false });
  const [outcome, setOutcome] = useState<BlockingOutcome>();

  /** Saves the changed hours; without a change, does nothing and resolves with undefined. */
  const save = async (http: AdminClient, change: (hours: OpeningHours) => OpeningHours | undefined) => {
    let present = await getOpeningHours(http);
    for (let attempt = 1; ; attempt += 1) {
      const hours = change(present.hours);
      if (!hours) return undefined;
      try {
        const saved = await changeOpeningHours(http, { hours, revision: present.revision });
        queries.setQueryData(openingHoursKey, saved);
        return saved;
      } catch (error) {
        const theirs = presentIn(error, openingHoursAnswerSchema);
        if (!theirs || attempt === ATTEMPTS) throw error;
        present = theirs;
      }
    }
  };
  /** Resolves with whether it was saved; if not, `outcome` says why. */
  const attempt = (work: (http: AdminClient) => Promise<BlockingOutcome>) =>
    run(async (http) => {
      const came = await work(http);
      setOutcome(came);
      return came.kind !== 'failed';
    }).catch((error: unknown) => {
      setOutcome({ kind: 'failed', sentence: failureMessage('Nothing was saved.', error) });
      return false;
    });

  const block = (asked: Blocking) =>
    attempt(async (http) => {
      let what: Blocking | undefined;
      const saved = await save(http, (hours) => {
        what = openPart(hours, asked);
        return what && withBlocked(hours, what);
      });
      return saved && what
        ? { kind: 'blocked', what, inside: insideOf(what, saved.outside) }
        : {
            kind: 'failed',
            sentence: asked.every
              ? 'No day has room for this break: the shop must be open for an hour before and after it, and a day has at most two.'
              : 'These hours are blocked already.',
          };
    });
  const unblock = (what: Blocking) =>
    attempt(async (http) => {
      await save(http, (hours) => withoutBlocked(hours, what));
      return { kind: 'unblocked', what };
    });

  return { hours: data?.hours, outcome, busy, block, unblock, dismiss: () => setOutcome(undefined) };
};

export type BlockingChanges = ReturnType<typeof useBlocking>;
