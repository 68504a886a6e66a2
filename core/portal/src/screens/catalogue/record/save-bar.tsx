import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { CatalogueRecord } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent } from 'react';
import { isLetterKey } from '../../../shared/letter-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow, Quiet } from '../../../shared/ui/layout.ts';
import type { Editing } from '../editor/use-editing.ts';
import type { Saving } from '../editor/use-saving.ts';
import { missingLabels } from '../labels.ts';
import type { Pager } from './use-pager.ts';

interface SaveBarProps {
  /** Undefined for a record that is not stored yet. */
  record: CatalogueRecord | undefined;
  /** Where somebody else has changed the same, `onSave` shows both. */
  editing: Pick<Editing, 'changed' | 'conflicts'>;
  saving: Pick<Saving, 'failure' | 'busy'>;
  onSave: (options: { publishes: boolean }) => void;
  /** From one record to the next one, where something is missing in each. */
  pager: Pager | undefined;
  onSaveAndNext: () => void;
  onSkip: () => void;
  onBack: () => void;
}

/** What the fields are saved with, at the bottom of the window, where a thumb reaches it; Ctrl or Cmd with S saves too. */
export const SaveBar = (props: SaveBarProps) => {
  const { record, editing, saving, onSave, pager, onSaveAndNext, onSkip, onBack } = props;
  const { failure, busy } = saving;
  const changed = editing.changed.length;
  const state = record?.state;
  const canPublish = state === undefined || state === 'draft' || state === 'hidden';
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && isLetterKey(event, 's')) {
      if (document.querySelector('[role=dialog]') === null && !busy) onSave({ publishes: false });
    } else if (!pager || event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]'))
      return;
    else if (control && event.key === 'Enter') onSaveAndNext();
    else if (!control && event.key === 'PageDown') onSkip();
    else if (!control && event.key === 'PageUp' && pager.previous !== undefined) onBack();
    else return;
    // Else the browser would save the page, or scroll it.
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const status =
    editing.conflicts.length > 0
      ? 'Someone else has changed the same fields. Save shows both versions.'
      : changed === 0
        ? state === undefined
          ? ''
          : 'Everything is saved.'
        : `${changed === 1 ? 'One change is' : `${changed} changes are`} not saved, and kept for you.`;
  const place = pager && [
    pager.position === undefined
      ? 'Not in this list any more'
      : `Piece ${formatCount(pager.position)} of ${formatCount(pager.total)}`,
    ...(record?.missing.map((each) => missingLabels[each]) ?? []),
  ];
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom="var(--upload-dock, 0px)"
      zIndex="2"
      display="grid"
      gap="2"
      px="panel"
      paddingTop="3"
      paddingBottom="max(.75rem, env(safe-area-inset-bottom))"
      bg="admin.panel"
      borderTop="rule"
      borderBottomRadius="admin"
      _print={{ display: 'none' }}
    >
      {failure === undefined ? null : (
        <chakra.p role="alert" display="flex" gap="2" color="admin.error" fontSize="small">
          <Icon name="warning" width="4" height="4" marginTop=".15rem" />
          <span>{failure}</span>
        </chakra.p>
      )}
      <Flow alignItems="center">
        <Quiet flex="1 1 12rem">
          {place ? <chakra.span display="block">{place.join(' · ')}</chakra.span> : null}
          {status}
        </Quiet>
        <Flow
          flex={{ base: '1 1 100%', sm: '0 0 auto' }}
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
                aria-disabled={busy || pager.next === undefined}
                aria-keyshortcuts="Control+Enter Meta+Enter"
                title="Enter; in long texts, Ctrl or Cmd with Enter"
                onClick={onSaveAndNext}
              >
                Save and next
              </Button>
              <Button
                aria-disabled={pager.next === undefined}
                aria-keyshortcuts="PageDown"
                title="Page Down; Page Up goes back"
                onClick={onSkip}
              >
                Skip
              </Button>
            </>
          ) : null}
        </Flow>
      </Flow>
    </chakra.div>
  );
};
