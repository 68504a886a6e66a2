import { chakra, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

const Backdrop = chakra(Dialog.Backdrop, {
  base: { position: 'fixed', inset: '0', zIndex: 'dialog', bg: 'scrim.overlay' },
});

const Positioner = chakra(Dialog.Positioner, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    // On phones, a grid would be only as high as the window, and taller content would overflow the card.
    display: { base: 'block', md: 'grid' },
    placeItems: 'center',
    overflow: 'auto',
    p: { base: '0', md: '6' },
  },
});

const Card = chakra(Dialog.Content, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: { base: 'full', md: 'min(100%, 72rem)' },
    minHeight: { base: '100dvh', md: '0' },
    maxHeight: { md: 'full' },
    overflow: { md: 'auto' },
    bg: 'admin.panel',
    color: 'admin.fg',
    border: { md: '1px solid' },
    borderColor: { md: 'admin.rule' },
    borderRadius: { md: 'admin' },
    outline: 'none',
  },
  variants: { narrow: { true: { width: { md: 'min(100%, 40rem)' } } } },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '3.5rem',
    paddingLeft: { base: '4', lg: '5' },
    paddingRight: '2',
    py: '1',
    borderBottom: '1px solid',
    borderColor: 'admin.rule',
  },
});

const Title = chakra(Dialog.Title, {
  base: {
    fontSize: 'body',
    fontWeight: 'strong',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    minWidth: '0',
  },
});

interface DialogFrameProps {
  title: string;
  /** Rendered beside the close button. */
  actions?: ReactNode;
  narrow?: boolean;
  onClose: () => void;
  /** The elements to focus when the dialog opens and after it has closed. */
  initialFocus?: () => HTMLElement | null;
  finalFocus?: () => HTMLElement | null;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  children: ReactNode;
}

// Notices appear above a dialog and can be dismissed without closing it.
const notices = () => document.querySelector('[data-scope="toast"][data-part="group"]');

/** An open dialog: full screen on phones, a panel over the screen elsewhere. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, actions, narrow = false, onClose, initialFocus, finalFocus, onKeyDown, children } = props;
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      persistentElements={[notices]}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Card narrow={narrow} {...(onKeyDown ? { onKeyDown } : {})}>
            <Head>
              <Title dir="auto" textAlign="left">
                {title}
              </Title>
              <chakra.div display="flex" flex="none">
                {actions}
                <Dialog.CloseTrigger asChild>
                  <IconButton icon="close" label="Close" />
                </Dialog.CloseTrigger>
              </chakra.div>
            </Head>
            {children}
          </Card>
        </Positioner>
      </Portal>
    </Dialog.Root>
  );
};
