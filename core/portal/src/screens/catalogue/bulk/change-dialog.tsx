import { chakra } from '@chakra-ui/react';
import { ApiError, previewBulkChange } from '@jeweler/core/api';
import type { BulkPreview, BulkRequest } from '@jeweler/core/schemas';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, failureMessage } from '../../../shared/errors.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Flow, PanelBody } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { TypingDialog } from '../../../shared/ui/typing-dialog.tsx';
import { useChange } from '../../../shared/use-change.ts';
import { ChangeForm, emptyChange, readChange, type TypedChange } from './change-form.tsx';
import { ChangePreview } from './change-preview.tsx';
import { pieces } from './describe-change.ts';
import type { BulkChanges } from './use-bulk-changes.ts';

interface ChangeDialogProps {
  which: BulkRequest['which'];
  /** How many pieces that are. */
  count: number;
  changes: BulkChanges;
  onRecent: () => void;
  onApplied: () => void;
  onClose: () => void;
}

const none: ReadonlySet<number> = new Set();

/** A change of several pieces: what, then every old and new value. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { which, count, changes, onRecent, onApplied, onClose } = props;
  const { busy: isAsking, run } = useChange({ affected: [] });
  const [typed, setTyped] = useState(emptyChange);
  const [preview, setPreview] = useState<BulkPreview>();
  const [except, setExcept] = useState(none);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const form = useId();
  const first = useRef<HTMLSelectElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);

  // The button that led here is gone.
  useEffect(() => {
    if (preview) summary.current?.focus();
  }, [preview]);

  const type = (part: Partial<TypedChange>) => {
    setTyped({ ...typed, ...part });
    setFault(undefined);
  };
  const ask = async () => {
    const read = readChange(typed);
    setFailure(undefined);
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return;
    try {
      setPreview(await run((http) => previewBulkChange(http, { which, change: read.change })));
      setExcept(none);
    } catch (error) {
      const [refused] = error instanceof ApiError ? Object.values(error.fields) : [];
      if (refused) setFault(refused);
      else setFailure(`Nothing was changed. ${errorMessage(error)}`);
    }
  };
  const back = () => {
    flushSync(() => setPreview(undefined));
    first.current?.focus();
  };
  const apply = async ({ preview: id }: BulkPreview) => {
    setFailure(undefined);
    try {
      if (!(await changes.apply(id, [...except]))) return;
      onApplied();
      onClose();
    } catch (error) {
      setFailure(failureMessage('Nothing was changed.', error));
    }
  };

  const included = preview ? preview.rows.length - except.size : 0;
  return (
    <TypingDialog title={`Change ${pieces(count)}`} onClose={onClose} initialFocus={() => first.current}>
      <PanelBody minWidth="0" css={{ '& > *': { minWidth: '0' } }}>
        {preview ? (
          <>
            <chakra.p ref={summary} tabIndex={-1} outline="none">
              {preview.rows.length === 0
                ? 'Nothing would change.'
                : 'Nothing has been changed yet. Uncheck what should stay as it is.'}
            </chakra.p>
            <ChangePreview preview={preview} except={except} onExcept={setExcept} />
          </>
        ) : (
          <ChangeForm {...{ first, typed, fault }} id={form} onType={type} onSubmit={() => void ask()} />
        )}
        {failure === undefined ? null : (
          <Message status="error" role="alert">
            {failure}
          </Message>
        )}
        <Flow justifyContent="flex-end">
          {preview ? (
            <>
              <Button onClick={back}>Back</Button>
              {preview.rows.length === 0 ? null : (
                <Button
                  variant="solid"
                  disabled={included === 0}
                  aria-disabled={changes.busy}
                  onClick={() => void apply(preview)}
                >
                  {`Apply to ${pieces(included)}`}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button variant="bare" px="3" marginRight="auto" marginLeft="-3" onClick={onRecent}>
                Recent changes…
              </Button>
              <Button type="submit" form={form} variant="solid" aria-disabled={isAsking}>
                Show what changes
              </Button>
            </>
          )}
        </Flow>
      </PanelBody>
    </TypingDialog>
  );
};
