import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { RecordState } from '../../../../schemas/index.ts';
import { isLetterKey } from '../../../shared/letter-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BottomBar } from '../editor/bottom-bar.tsx';

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
}

/** What the fields are saved with, always in reach; Ctrl or Cmd with S saves too. */
export const SaveBar = ({ state, changed, isConflict, failure, busy, onSave }: SaveBarProps) => {
  const canPublish = state === undefined || state === 'draft' || state === 'hidden';
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    if (!isLetterKey(event, 's') || !control || event.altKey || event.shiftKey) return;
    // Else the browser would save the page.
    event.preventDefault();
    if (document.querySelector('[role=dialog]') === null && !busy) onSave({ publishes: false });
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
          {status}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          flex={{ base: '1 1 100%', sm: '0 0 auto' }}
          css={{ '& > button': { flex: '1', whiteSpace: 'nowrap' } }}
        >
          <Button
            variant={canPublish ? 'line' : 'solid'}
            aria-disabled={busy}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => onSave({ publishes: false })}
          >
            {state === undefined ? 'Save as draft' : 'Save'}
          </Button>
          {canPublish ? (
            <Button variant="solid" aria-disabled={busy} onClick={() => onSave({ publishes: true })}>
              Publish
            </Button>
          ) : null}
        </chakra.div>
      </chakra.div>
    </BottomBar>
  );
};
