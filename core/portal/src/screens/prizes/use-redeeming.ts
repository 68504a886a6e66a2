import { type AdminClient, redeemPrize, undoRedemption } from '@jeweler/core/api';
import { useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { usePortal } from '../../shared/portal.ts';
import { useChange } from '../../shared/use-change.ts';
import { recordKey } from '../../submissions/submission-record.ts';

export interface Redeeming {
  /** The result in words; undefined before the first action. */
  readonly outcome: { readonly sentence: string; readonly isWarning: boolean } | undefined;
  readonly busy: boolean;
  readonly redeem: () => void;
  /** @param reason needed after a minute, and by anybody else */
  readonly undo: (reason?: string) => void;
}

/** Redeems the prize of one claim, and undoes that. */
export const useRedeeming = (reference: string): Redeeming => {
  const { queries } = usePortal();
  const [outcome, setOutcome] = useState<Redeeming['outcome']>();
  const { busy, run } = useChange();

  const start = (call: (http: AdminClient) => ReturnType<typeof redeemPrize>, sentence: string) =>
    void run(async (http) => {
      try {
        queries.setQueryData(recordKey(reference), await call(http));
        setOutcome({ sentence, isWarning: false });
      } catch (error) {
        setOutcome({ sentence: errorMessage(error), isWarning: true });
      }
    });

  return {
    outcome,
    busy,
    redeem: () => start((http) => redeemPrize(http, reference), 'Redeemed.'),
    undo: (reason) =>
      start(
        (http) => undoRedemption(http, reference, { reason }),
        'Undone: the prize can be redeemed again.',
      ),
  };
};
