import { chakra, Toast, Toaster } from '@chakra-ui/react';
import { type Notice, toaster } from '@jeweler/core/ui';
import { Icon } from './icon.tsx';
import { statusIcons } from './message.tsx';

/** The toasts of every screen (SPEC section 2). */
export const NoticeArea = () => (
  <Toaster toaster={toaster}>
    {(toast) => (
      <Toast.Root>
        <Icon
          // Toasts are added only by `showNotice`, so the type is a notice's tone.
          name={statusIcons[toast.type as Notice['tone']]}
          marginTop="1"
          color={toast.type === 'error' ? 'garnet.200' : 'gold.300'}
        />
        <chakra.div paddingBlock="0.5">
          <Toast.Title>{toast.title}</Toast.Title>
          {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
          {/* Set by `showNotice` only. */}
          {(toast.meta?.actions as Notice['actions'])?.map(({ label, run }) => (
            <Toast.ActionTrigger key={label} onClick={run}>
              {label}
            </Toast.ActionTrigger>
          ))}
        </chakra.div>
        <Toast.CloseTrigger aria-label="Dismiss notification">
          <Icon name="close" />
        </Toast.CloseTrigger>
      </Toast.Root>
    )}
  </Toaster>
);
