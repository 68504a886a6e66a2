import { chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

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

/** Save, skip, back and undo, at the bottom of the window, where a thumb reaches them. */
export const WalkBar = (props: WalkBarProps) => {
  const { isToSave, busy, failure, onProceed, onSkip, onBack, onUndo } = props;
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
    >
      {failure === undefined ? null : (
        <chakra.p role="alert" display="flex" gap="2" color="admin.error" fontSize="small">
          <Icon name="warning" width="4" height="4" marginTop=".15rem" />
          <span>{failure}</span>
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button
          order="2"
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
        <Button order="1" px="4" aria-keyshortcuts="PageDown" onClick={onSkip}>
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
          Enter saves and goes on, in long texts Ctrl or Cmd with Enter. Page Down skips, Page Up goes back.
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
};
