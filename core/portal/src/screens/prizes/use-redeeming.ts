import { type AdminClient, redeemPrize, undoRedemption } from '@jeweler/core/api';
import { useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { usePortal } from '../../shared/portal.ts';
import { useChange } from '../../shared/use-change.ts';
import { recordKey } from '../../submissions/submission-record.ts';

/** Redeems the prize of one claim, and undoes that. */
export const useRedeeming = (reference: string) => {
  const { queries } = usePortal();
  /** The result in words. */
  const [outcome, setOutcome] = useState<{ sentence: string; isWarning: boolean }>();
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
    /** @param reason needed after a minute, and by anybody else */
    undo: (reason?: string) =>
      start(
        (http) => undoRedemption(http, reference, { reason }),
        'Undone: the prize can be redeemed again.',
      ),
  };
};
