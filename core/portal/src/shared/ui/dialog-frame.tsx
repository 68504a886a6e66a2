import { chakra, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useOpener } from './use-focus-keeping.ts';

interface DialogFrameProps {
  title: string;
  /** Rendered beside the close button. */
  actions?: ReactNode;
  narrow?: boolean;
  /** As high as the window allows, whatever is in it. */
  tall?: boolean;
  /** As large as a wide window allows. */
  cover?: boolean;
  onClose: () => void;
  /** The elements to focus when the dialog opens, and after it has closed instead of the one that opened it. */
  initialFocus?: () => HTMLElement | null;
  finalFocus?: (() => HTMLElement | null) | undefined;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  onInput?: (event: React.InputEvent) => void;
  children: ReactNode;
}

// Notices appear above a dialog and can be dismissed without closing it.
const notices = () => document.querySelector('[data-scope="toast"][data-part="group"]');

/** Chakra's dialog while it is open, with its title and a close button in one line. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, actions, narrow = false, tall = false, cover = false, onClose } = props;
  const { initialFocus, finalFocus, onKeyDown, onInput, children } = props;
  const opener = useOpener();
  return (
    <Dialog.Root
      open
      size={cover ? 'cover' : narrow ? 'md' : 'xl'}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      finalFocusEl={finalFocus ?? opener}
      persistentElements={[notices]}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            {...(tall ? { height: { base: '100dvh', md: 'min(60rem, 100dvh - 3rem)' } } : {})}
            {...(onKeyDown ? { onKeyDown } : {})}
            {...(onInput ? { onInput } : {})}
          >
            <Dialog.Header>
              <Dialog.Title dir="auto" textAlign="left">
                {title}
              </Dialog.Title>
              <chakra.div display="flex" flex="none">
                {actions}
                <Dialog.CloseTrigger asChild>
                  <IconButton icon="close" label="Close" />
                </Dialog.CloseTrigger>
              </chakra.div>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
