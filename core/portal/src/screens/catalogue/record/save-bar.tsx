import { chakra } from '@chakra-ui/react';
import type { RecordState } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent } from 'react';
import { isLetterKey } from '../../../shared/letter-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BottomBar } from '../editor/bottom-bar.tsx';

/** From one record to the next one, where something is missing in each. */
interface SaveBarPager {
  /** Where this one is, and what is missing in it. */
  text: string;
  /** Whether the next one is known. */
  isReady: boolean;
  onSaveAndNext: () => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
}

interface SaveBarProps {
  /** Undefined for a record that is not stored yet. */
  state: RecordState | undefined;
  /** Number of fields with unsaved changes. */
  changed: number;
  /** Somebody else has changed the same: `onSave` shows both. */
  isConflict: boolean;
  failure: string | undefined;
  busy: boolean;
  onSave: (options: { publishes: boolean }) => void;
  pager?: SaveBarPager | undefined;
}

/** What the fields are saved with, always in reach; Ctrl or Cmd with S saves too. */
export const SaveBar = (props: SaveBarProps) => {
  const { state, changed, isConflict, failure, busy, onSave, pager } = props;
  const canPublish = state === undefined || state === 'draft' || state === 'hidden';
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && isLetterKey(event, 's')) {
      if (document.querySelector('[role=dialog]') === null && !busy) onSave({ publishes: false });
    } else if (!pager || event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]'))
      return;
    else if (control && event.key === 'Enter') pager.onSaveAndNext();
    else if (!control && event.key === 'PageDown') pager.onSkip();
    else if (!control && event.key === 'PageUp' && pager.onBack) pager.onBack();
    else return;
    // Else the browser would save the page, or scroll it.
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const status = isConflict
    ? 'Someone else has changed the same fields. Save shows both versions.'
    : changed === 0
      ? state === undefined
        ? ''
        : 'Everything is saved.'
      : `${changed === 1 ? 'One change is' : `${changed} changes are`} not saved, and kept for you.`;
  return (
    <BottomBar failure={failure}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.p flex="1 1 12rem" fontSize="small" color="admin.quiet">
          {pager ? <chakra.span display="block">{pager.text}</chakra.span> : null}
          {status}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          flex={{ base: '1 1 100%', sm: '0 0 auto' }}
          // Four of them are two lines of two on a phone.
          css={{
            '& > button': {
              flex: { base: canPublish && pager ? '1 1 40%' : '1', sm: '1' },
              whiteSpace: 'nowrap',
            },
          }}
        >
          <Button
            variant={canPublish || pager ? 'line' : 'solid'}
            aria-disabled={busy}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => onSave({ publishes: false })}
          >
            {state === undefined ? 'Save as draft' : 'Save'}
          </Button>
          {canPublish ? (
            <Button
              variant={pager ? 'line' : 'solid'}
              aria-disabled={busy}
              onClick={() => onSave({ publishes: true })}
            >
              Publish
            </Button>
          ) : null}
          {pager ? (
            <>
              <Button
                variant="solid"
                aria-disabled={busy || !pager.isReady}
                aria-keyshortcuts="Control+Enter Meta+Enter"
                title="Enter; in long texts, Ctrl or Cmd with Enter"
                onClick={pager.onSaveAndNext}
              >
                Save and next
              </Button>
              <Button
                aria-disabled={!pager.isReady}
                aria-keyshortcuts="PageDown"
                title="Page Down; Page Up goes back"
                onClick={pager.onSkip}
              >
                Skip
              </Button>
            </>
          ) : null}
        </chakra.div>
      </chakra.div>
    </BottomBar>
  );
};
