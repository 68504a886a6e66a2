import { Alert } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export const statusIcons = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
} as const satisfies Record<string, IconName>;

interface MessageProps extends Omit<ComponentProps<typeof Alert.Root>, 'status'> {
  status: keyof typeof statusIcons;
}

/** Chakra's alert: a sentence beside the icon of its status. Give it the role `status` or `alert`. */
export const Message = ({ status, children, ...rest }: MessageProps) => (
  <Alert.Root status={status} {...rest}>
    <Alert.Indicator>
      <Icon name={statusIcons[status]} />
    </Alert.Indicator>
    <Alert.Description>{children}</Alert.Description>
  </Alert.Root>
);
