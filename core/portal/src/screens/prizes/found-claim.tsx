import { Badge, chakra } from '@chakra-ui/react';
import { type AdminClient, redeemPrize, undoRedemption } from '@jeweler/core/api';
import { formatPhone } from '@jeweler/core/format';
import { type FoundClaim as Claim, MAX_REASON_LENGTH, nextStatuses } from '@jeweler/core/submissions';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { requestPath } from '../../shared/paths.ts';
import { usePortal } from '../../shared/portal.ts';
import { longTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Flow, Form, PanelBody, Quiet } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { TypingDialog } from '../../shared/ui/typing-dialog.tsx';
import { useOpener } from '../../shared/ui/use-focus-keeping.ts';
import { useChange } from '../../shared/use-change.ts';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { EarlierClaims, Redemption } from '../../submissions/claim.tsx';
import { getSender, markLabels, statusLabels } from '../../submissions/labels.ts';
import { recordKey } from '../../submissions/submission-record.ts';

/** Redeems the prize of one claim, and undoes that. */
const useRedeeming = (reference: string) => {
  const { queries } = usePortal();
  /** The result in words. */
  const [outcome, setOutcome] = useState<{ sentence: string; isWarning: boolean }>();
  const { busy, run } = useChange();

  const start = (call: (http: AdminClient) => ReturnType<typeof redeemPrize>, sentence: string) =>
    run(async (http) => {
      queries.setQueryData(recordKey(reference), await call(http));
      setOutcome({ sentence, isWarning: false });
    });
  const fail = (error: unknown) => setOutcome({ sentence: errorMessage(error), isWarning: true });

  return {
    outcome,
    busy,
    fail,
    redeem: () => start((http) => redeemPrize(http, reference), 'Redeemed.').catch(fail),
    /**
     * Rejects with what went wrong.
     * @param reason needed after a minute, and by anybody else
     */
    undo: (reason?: string) =>
      start(
        (http) => undoRedemption(http, reference, { reason }),
        'Undone: the prize can be redeemed again.',
      ),
  };
};

/**
 * Counts whole seconds down to 0, from the server's value and by the monotonic clock, which clock changes do
 * not affect.
 */
const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
};

/** One claim at the counter: the person, the prize, and whether it can be redeemed. */
export const FoundClaim = ({ found, now }: { found: Claim; now: Date }) => {
  const { submission, claim } = found;
  const { reference, kind, status, marks, receivedAt, summary, email, phone } = submission;
  const { outcome, busy, fail, redeem, undo } = useRedeeming(reference);
  const secondsLeft = useSecondsLeft(claim.redemption?.undoSeconds ?? 0);
  const [isAsking, setAsking] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button no longer exists: if another one in its place got the focus, a second key press would
  // activate it.
  useEffect(() => {
    if (outcome) said.current?.focus({ preventScroll: true });
  }, [outcome]);
  // Repeated email addresses and phone numbers are shown by the links to the earlier claims.
  const shownMarks = marks.filter(
    (mark) => claim.earlier.length === 0 || (mark !== 'repeat-email' && mark !== 'repeat-phone'),
  );
  return (
    <PanelBody as="li" gap="3" py="4" borderTop="rule">
      <Flow alignItems="start" justifyContent="space-between" columnGap="4" rowGap="2">
        <chakra.div minWidth="0" overflowWrap="anywhere">
          <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.strong fontWeight="strong">
              <bdi>{getSender(submission)}</bdi>
            </chakra.strong>
            <Badge>{statusLabels[status]}</Badge>
          </chakra.p>
          <p>{summary}</p>
          <Quiet>{[phone && formatPhone(phone), email].filter(Boolean).join(', ')}</Quiet>
          <Quiet>
            <span>{`Claimed ${longTime(receivedAt)}.`}</span>{' '}
            <TextLink to={requestPath(reference)}>{`Open ${reference}`}</TextLink>
          </Quiet>
        </chakra.div>
        <chakra.p fontSize="1.375rem" fontWeight="strong" letterSpacing=".06em" whiteSpace="nowrap">
          {claim.code}
        </chakra.p>
      </Flow>
      {shownMarks.length === 0 ? null : (
        <chakra.p display="flex" gap="3">
          <Icon name="info" color="admin.warning" marginTop="1px" />
          <span>{`${shownMarks.map((mark) => markLabels[mark]).join('. ')}.`}</span>
        </chakra.p>
      )}
      {claim.earlier.length === 0 ? null : <EarlierClaims earlier={claim.earlier} now={now} />}
      <Redemption redemption={claim.redemption} />
      {status === 'expired' ? (
        <p>Expired. To redeem it anyway, open it and set it back to scheduled.</p>
      ) : null}
      <Flow alignItems="center" columnGap="4" rowGap="2" _empty={{ display: 'none' }}>
        {nextStatuses(kind, status).includes('redeemed') ? (
          <Button variant="solid" aria-disabled={busy} onClick={redeem} data-redeem>
            <Icon name="check" />
            Redeem
          </Button>
        ) : null}
        {status === 'redeemed' ? (
          <Button
            key={secondsLeft > 0 ? 'undo' : 'undo-later'}
            aria-disabled={busy}
            onClick={() => (secondsLeft > 0 ? void undo().catch(fail) : setAsking(true))}
          >
            <Icon name="undo" />
            <span>{secondsLeft > 0 ? `Undo (${secondsLeft} s)` : 'Undo redemption'}</span>
          </Button>
        ) : null}
        {outcome ? (
          <chakra.p
            ref={said}
            tabIndex={-1}
            role={outcome.isWarning ? 'alert' : 'status'}
            color={outcome.isWarning ? 'admin.error' : undefined}
            outline="none"
          >
            {outcome.sentence}
          </chakra.p>
        ) : null}
      </Flow>
      {isAsking ? (
        <UndoDialog onUndo={undo} finalFocus={() => said.current} onClose={() => setAsking(false)} />
      ) : null}
    </PanelBody>
  );
};

interface UndoDialogProps {
  onUndo: (reason: string) => Promise<unknown>;
  /** Where its outcome is said. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks why a redemption of somebody else, or of more than a minute ago, is undone. */
const UndoDialog = ({ onUndo, finalFocus, onClose }: UndoDialogProps) => {
  const opener = useOpener(finalFocus);
  const { field, isSubmitting, onSubmit } = useFieldForm({ defaultValues: { reason: '' } }, async (typed) => {
    await onUndo(typed.reason.trim());
    onClose();
  });
  const validate = (reason: string) => reason.trim() !== '' || 'Please say why.';
  return (
    <TypingDialog narrow title="Undo this redemption?" finalFocus={opener} onClose={onClose}>
      <Form padding="panel" onSubmit={onSubmit}>
        <p>The prize can be redeemed again. The reason stays with the request as a note.</p>
        <TextField
          data-autofocus
          label="Reason"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_REASON_LENGTH}
          {...field('reason', { validate })}
        />
        <Flow justifyContent="flex-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
            Undo redemption
          </Button>
        </Flow>
      </Form>
    </TypingDialog>
  );
};
