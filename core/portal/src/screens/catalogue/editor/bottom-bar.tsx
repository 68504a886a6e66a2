import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';

interface BottomBarProps {
  /** Why the last save failed. */
  failure: string | undefined;
  children: ReactNode;
}

/** What saves a form, at the bottom of the window, where a thumb reaches it. */
export const BottomBar = ({ failure, children }: BottomBarProps) => (
  <chakra.div
    data-save-bar=""
    position="sticky"
    bottom="var(--upload-dock, 0px)"
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
    _print={{ display: 'none' }}
  >
    {failure === undefined ? null : (
      <chakra.p role="alert" display="flex" gap="2" color="admin.error" fontSize="small">
        <Icon name="warning" width="4" height="4" marginTop=".15rem" />
        <span>{failure}</span>
      </chakra.p>
    )}
    {children}
  </chakra.div>
);
