import { useState } from 'react';
import { redeemPrize, undoRedemption } from '../../../api/index.ts';
import { errorMessage } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { recordKey } from '../../submissions/submission-record.ts';

export interface Redeeming {
  /** The result in words; undefined before the first action. */
  readonly outcome: { readonly sentence: string; readonly isWarning: boolean } | undefined;
  readonly busy: boolean;
  readonly redeem: () => void;
  readonly undo: () => void;
}

/** Redeems the prize of one claim, and undoes that. */
export const useRedeeming = (reference: string): Redeeming => {
  const { session, queries } = usePortal();
  const [outcome, setOutcome] = useState<Redeeming['outcome']>();
  const [busy, setBusy] = useState(false);

  const run = (call: typeof redeemPrize, sentence: string) => async () => {
    if (busy) return;
    setBusy(true);
    try {
      const record = await call(session.http, reference);
      queries.setQueryData(recordKey(reference), record);
      setOutcome({ sentence, isWarning: false });
    } catch (error) {
      setOutcome({ sentence: errorMessage(error), isWarning: true });
    }
    // Also after a failure: someone else may have redeemed it first.
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.submissions }),
      queries.invalidateQueries({ queryKey: queryKeys.dashboard }),
    ]);
    setBusy(false);
  };

  return {
    outcome,
    busy,
    redeem: run(redeemPrize, 'Redeemed.'),
    undo: run(undoRedemption, 'Undone: the prize can be redeemed again.'),
  };
};
