import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import type { RecordState } from '../../../../schemas/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

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
    if (
      event.key.toLowerCase() !== 's' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
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
    ? 'Somebody else has changed the same. Save shows both.'
    : changed === 0
      ? state === undefined
        ? ''
        : 'Everything is saved.'
      : `${changed === 1 ? 'One change is' : `${changed} changes are`} not saved, and kept for you.`;
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="0"
      zIndex="2"
      display="grid"
      gap="2"
      px={{ base: '4', lg: '5' }}
      paddingTop="3"
      paddingBottom="max(.75rem, env(safe-area-inset-bottom))"
      bg="admin.panel"
      borderTop="1px solid"
      borderColor="admin.rule"
      borderBottomRadius="admin"
      _print={{ display: 'none' }}
    >
      {failure === undefined ? null : (
        <chakra.p role="alert" display="flex" gap="2" color="admin.error" fontSize="small">
          <Icon name="warning" width="4" height="4" marginTop=".15rem" />
          <span>{failure}</span>
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.p flex="1 1 12rem" fontSize="small" color="admin.quiet">
          {status}
        </chakra.p>
        <chakra.div
          display="flex"
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
    </chakra.div>
  );
};
