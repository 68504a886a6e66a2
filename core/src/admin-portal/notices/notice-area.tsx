import { chakra, Toast, Toaster } from '@chakra-ui/react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-paths.ts';
import type { Notice } from '../host/admin-host.ts';
import { toaster } from './show-notice.ts';

const icons: Readonly<Record<Notice['tone'], IconName>> = {
  success: 'check',
  error: 'warning',
  info: 'info',
};

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
    borderRadius: 'admin',
    boxShadow: 'toast',
    // The toast list moves its items by these custom properties.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    opacity: 'var(--opacity)',
    height: 'var(--height)',
    transition: 'translate 280ms, scale 280ms, opacity 280ms, height 280ms',
    willChange: 'translate, opacity, scale',
    // Ink on ink needs an edge.
    _dark: { outline: '1px solid {colors.ink.700}' },
    '&[data-type=error]': { borderColor: 'garnet.200' },
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

/** The toast notification area, at the foot of every screen (SPEC section 2); ink in light and in dark. */
export const NoticeArea = () => (
  <Toaster toaster={toaster}>
    {(toast) => (
      <Card>
        <Icon
          // `showNotice` is the only one to add toasts, so the type is a notice's tone.
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
        </chakra.div>
        <Close aria-label="Dismiss notification">
          <Icon name="close" />
        </Close>
      </Card>
    )}
  </Toaster>
);
