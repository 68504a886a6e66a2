import { chakra, Toast, Toaster } from '@chakra-ui/react';
import { toastRecipe } from '../../../theme/index.ts';
import { type Notice, toaster } from '../../../ui/index.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const icons: Readonly<Record<Notice['tone'], IconName>> = {
  success: 'check',
  error: 'warning',
  info: 'info',
};

const Card = chakra(Toast.Root, {
  base: {
    ...toastRecipe.base,
    borderRadius: 'admin',
    // Dark on dark needs an outline.
    _dark: { outline: '1px solid {colors.ink.700}' },
  },
});

const Close = chakra(Toast.CloseTrigger, {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    marginBlock: '-2',
    marginRight: '-2',
    borderRadius: 'admin',
    cursor: 'pointer',
    _hover: { bg: 'ink.800' },
    _focusVisible: { outlineColor: 'gold.300' },
  },
});

const Action = chakra(Toast.ActionTrigger, {
  base: {
    minHeight: 'target',
    marginBottom: '-2',
    color: 'gold.300',
    fontWeight: 'strong',
    textDecoration: 'underline',
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
    _focusVisible: { outlineColor: 'gold.300' },
  },
});

/** The toast area at the bottom of every screen (SPEC section 2); dark in both color schemes. */
export const NoticeArea = () => (
  <Toaster toaster={toaster}>
    {(toast) => (
      <Card>
        <Icon
          // Toasts are added only by `showNotice`, so the type is a notice's tone.
          name={icons[toast.type as Notice['tone']]}
          marginTop="1"
          color={toast.type === 'error' ? 'garnet.200' : 'gold.300'}
        />
        <chakra.div paddingBlock="0.5">
          <Toast.Title fontWeight="strong" lineHeight="snug">
            {toast.title}
          </Toast.Title>
          {toast.description ? (
            <Toast.Description marginTop="1" fontSize="small" lineHeight="1.45" color="bone.300">
              {toast.description}
            </Toast.Description>
          ) : null}
          {toast.action ? <Action>{toast.action.label}</Action> : null}
        </chakra.div>
        <Close aria-label="Dismiss notification">
          <Icon name="close" />
        </Close>
      </Card>
    )}
  </Toaster>
);
