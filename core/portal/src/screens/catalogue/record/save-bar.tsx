import { Badge, chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { CatalogueRecord } from '@jeweler/core/schemas';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isLetterKey } from '../../../shared/letter-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Flow, Quiet } from '../../../shared/ui/layout.ts';
import type { Editing } from '../editor/use-editing.ts';
import type { Saving } from '../editor/use-saving.ts';
import { missingLabels, stateLabels } from '../labels.ts';
import type { Pager } from './use-pager.ts';

interface SaveBarProps {
  /** Undefined for a record that is not stored yet. */
  record: CatalogueRecord | undefined;
  /** What else is done with it every day; undefined for what is always on the website, which has no state. */
  children: ReactNode;
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

/**
 * Where the record stands, its link and what its fields are saved with, in view however far the form is scrolled and
 * however large its text is; Ctrl or Cmd with S saves too.
 */
export const SaveBar = (props: SaveBarProps) => {
  const { record, children, editing, saving, onSave, pager, onSaveAndNext, onSkip, onBack } = props;
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
      data-save-bar={pager ? 'bottom' : 'top'}
      position="sticky"
      // From piece to piece, at the bottom of the window, where a thumb reaches it.
      {...(pager ? { bottom: '0', borderTop: 'rule' } : { top: 'var(--nav-height)', borderBottom: 'rule' })}
      zIndex="2"
      display="grid"
      gap="2"
      px="panel"
      // Of large text on a phone it leaves more than half of the window to the form.
      py="min(.75rem, 12px)"
      bg="admin.panel"
      containerType="inline-size"
      css={{ '@container (max-width: 34rem)': { '& .wide': { display: 'none' } } }}
      _print={{ display: 'none' }}
    >
      <FieldError announced>{failure}</FieldError>
      <Flow alignItems="center" rowGap="8px">
        <Flow flex="1 1 14rem" alignItems="center" rowGap="0">
          {record && children ? <Badge>{stateLabels[record.state]}</Badge> : null}
          <Quiet flex="1 1 8rem">
            {place ? <chakra.span display="block">{place.join(' · ')}</chakra.span> : null}
            {status}
          </Quiet>
        </Flow>
        <Flow
          gap="8px"
          flex={{ base: '1', sm: '0 1 auto' }}
          css={{
            '& > *': { flex: '1 0 auto', minHeight: 'max(44px, 2rem)', px: '12px', whiteSpace: 'nowrap' },
            '& > :last-child': { minWidth: '72px' },
          }}
        >
          {children}
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
