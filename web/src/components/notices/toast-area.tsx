import { Toast, Toaster } from '@ark-ui/react/toast';
import { useEffect } from 'react';
import { styled } from '#styled-system/jsx';
import { toast as toastRecipe } from '#styled-system/recipes';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { toastAreaDrawn } from './toast-area-state.ts';
import { toaster } from './toaster.ts';

const Card = styled(Toast.Root, toastRecipe);
const Title = styled(Toast.Title);
const Description = styled(Toast.Description);

/** The toasts at the bottom of the window, within the live region of every page (LazyToastArea). */
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
          <styled.div paddingBlock="0.5">
            <Title fontWeight="strong" fontSize="nav" lineHeight="snug">
              {toast.title}
            </Title>
            {toast.description ? (
              <Description marginTop="1" fontSize="small" lineHeight="1.45" color="bone.300">
                {toast.description}
              </Description>
            ) : null}
          </styled.div>
          <Toast.CloseTrigger asChild>
            <IconButton icon="close" label="Dismiss notification" marginBlock="-2" marginRight="-2" />
          </Toast.CloseTrigger>
        </Card>
      )}
    </Toaster>
  );
};
