import { chakra, Toast, Toaster } from '@chakra-ui/react';
import { toastRecipe } from '@jeweler/core/theme';
import { useEffect } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { toastAreaDrawn } from './toast-area-state.ts';
import { toaster } from './toaster.ts';

const Card = chakra(Toast.Root, toastRecipe);

/** Draws the toasts at the foot of the window, within the live region that every page has (LazyToastArea). */
export const ToastArea = () => {
  useEffect(toastAreaDrawn, []);
  return (
    <Toaster toaster={toaster} role="group">
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
