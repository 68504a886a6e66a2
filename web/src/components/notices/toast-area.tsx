import { chakra, Toast, Toaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { toastAreaDrawn } from './toast-area-state.ts';
import { toaster } from './toaster.ts';

const Card = chakra(Toast.Root, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: '3',
    alignItems: 'start',
    width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
    p: '3',
    pl: '4',
    bg: 'ink.900',
    color: 'bone.100',
    borderLeft: '3px solid',
    borderColor: 'gold.500',
    boxShadow: 'toast',
    // The toast list moves its items by these custom properties.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    opacity: 'var(--opacity)',
    height: 'var(--height)',
    transition: 'translate 280ms, scale 280ms, opacity 280ms, height 280ms',
    willChange: 'translate, opacity, scale',
    '&[data-type=error]': { borderColor: 'garnet.200' },
  },
});

/** The toast notification area, at the foot of every page (SPEC section 2). */
export const ToastArea = () => {
  useEffect(toastAreaDrawn, []);
  return (
    <Toaster toaster={toaster}>
      {(toast) => (
        <Card data-ground="dark">
          <Icon
            name={toast.type === 'error' ? 'warning' : 'check'}
            marginTop="1"
            color={toast.type === 'error' ? 'error' : 'accent'}
          />
          <chakra.div paddingBlock="0.5">
            <Toast.Title fontWeight="strong" fontSize="nav" lineHeight="snug">
              {toast.title}
            </Toast.Title>
            {toast.description ? (
              <Toast.Description marginTop="1" fontSize="small" lineHeight="1.45" color="bone.300">
                {toast.description}
              </Toast.Description>
            ) : null}
          </chakra.div>
          <Toast.CloseTrigger asChild>
            <IconButton icon="close" label="Dismiss notification" marginBlock="-2" marginRight="-2" />
          </Toast.CloseTrigger>
        </Card>
      )}
    </Toaster>
  );
};
