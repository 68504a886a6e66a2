import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useMediaLimits } from '../media-limits.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PhoneDialogProps } from './phone-dialog.tsx';

const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));

interface PhoneButtonProps extends Pick<PhoneDialogProps, 'choice' | 'second'> {
  /** Where photos go, below the media folder; empty for itself. */
  folder: string;
  /** Address of the piece that the pictures are of: they are called after it. */
  name?: string;
  label?: string;
  /** Only the icon where a row of tools is short of room. */
  isCompact?: boolean;
  onClosed?: () => void;
}

/** Opens the dialog with the code for a phone; nothing where the media folder is only read. */
export const PhoneButton = (props: PhoneButtonProps) => {
  const { folder, name, label, isCompact = false, choice, second, onClosed } = props;
  const canWrite = useMediaLimits() !== undefined;
  const [isOpen, setOpen] = useState(false);
  if (!canWrite) return null;
  return (
    <>
      <Button
        aria-label={label ?? 'From the phone'}
        {...(isCompact && { px: { base: '3', xl: '4' }, title: 'From the phone' })}
        onClick={() => setOpen(true)}
      >
        <Icon name="mobile" />
        <chakra.span hideBelow={isCompact ? 'xl' : undefined}>From the phone</chakra.span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PhoneDialog
            {...{ choice, second }}
            target={{ folder, ...(name ? { name } : {}) }}
            onClose={() => {
              setOpen(false);
              onClosed?.();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
