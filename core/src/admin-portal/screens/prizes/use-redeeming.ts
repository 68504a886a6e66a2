import { useState } from 'react';
import { redeemPrize, undoRedemption } from '../../../api/index.ts';
import { errorMessage } from '../../shared/errors.ts';
import { usePortal } from '../../shared/portal.ts';
import { useChange } from '../../shared/use-change.ts';
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
  const { queries } = usePortal();
  const [outcome, setOutcome] = useState<Redeeming['outcome']>();
  const { busy, run } = useChange();

  const start = (call: typeof redeemPrize, sentence: string) => () =>
    void run(async (http) => {
      try {
        queries.setQueryData(recordKey(reference), await call(http, reference));
        setOutcome({ sentence, isWarning: false });
      } catch (error) {
        setOutcome({ sentence: errorMessage(error), isWarning: true });
      }
    });

  return {
    outcome,
    busy,
    redeem: start(redeemPrize, 'Redeemed.'),
    undo: start(undoRedemption, 'Undone: the prize can be redeemed again.'),
  };
};
