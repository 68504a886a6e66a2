import { chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { BottomBar } from '../editor/bottom-bar.tsx';

interface WalkBarProps {
  /** Something has been typed or confirmed. */
  isToSave: boolean;
  busy: boolean;
  failure: string | undefined;
  onProceed: () => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

/**
 * Save, skip, back and undo, at the bottom of the window. With a keyboard saving comes first; on phones it is last, where
 * a thumb reaches it.
 */
export const WalkBar = (props: WalkBarProps) => {
  const { isToSave, busy, failure, onProceed, onSkip, onBack, onUndo } = props;
  return (
    <BottomBar failure={failure}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button
          order={{ base: '2', lg: '0' }}
          flex={{ base: '1 1 8rem', lg: '0 0 auto' }}
          variant="solid"
          whiteSpace="nowrap"
          aria-disabled={busy || !isToSave}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => {
            if (isToSave) onProceed();
          }}
        >
          Save and next
        </Button>
        <Button order={{ base: '1', lg: '0' }} px="4" aria-keyshortcuts="PageDown" onClick={onSkip}>
          Skip
        </Button>
        <Button
          px="4"
          variant="bare"
          aria-keyshortcuts="PageUp"
          aria-disabled={onBack === undefined}
          onClick={onBack}
        >
          Back
        </Button>
        <Button
          px="4"
          variant="bare"
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={onUndo === undefined || busy}
          onClick={onUndo}
        >
          <Icon name="undo" />
          Undo
        </Button>
        <chakra.p
          order="3"
          display={{ base: 'none', lg: 'block' }}
          marginLeft="auto"
          fontSize="small"
          color="admin.quiet"
        >
          Enter saves and continues; in long texts, Ctrl or Cmd with Enter. Page Down skips, Page Up goes
          back.
        </chakra.p>
      </chakra.div>
    </BottomBar>
  );
};
