import { chakra } from '@chakra-ui/react';
import { atom, useAtom } from 'jotai';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useMediaLimits } from '../media-limits.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PhoneDialogProps } from './phone-dialog.tsx';

const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));

/** Where photos went last, for places that have no picture yet. */
const lastFolderAtom = atom('');

interface PhoneButtonProps extends Pick<PhoneDialogProps, 'choice' | 'second'> {
  /** Undefined: where photos went last. */
  folder: string | undefined;
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
  const [lastFolder, setLastFolder] = useAtom(lastFolderAtom);
  const [isOpen, setOpen] = useState(false);
  if (!canWrite) return null;
  const compact: ComponentProps<typeof Button> = isCompact
    ? { px: { base: '3', xl: '4' }, title: 'From the phone' }
    : {};
  return (
    <>
      <Button
        aria-label={label ?? 'From the phone'}
        {...compact}
        onClick={() => {
          if (folder !== undefined) setLastFolder(folder);
          setOpen(true);
        }}
      >
        <Icon name="mobile" />
        <chakra.span hideBelow={isCompact ? 'xl' : undefined}>From the phone</chakra.span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PhoneDialog
            target={{ folder: folder ?? lastFolder, ...(name ? { name } : {}) }}
            {...(choice ? { choice } : {})}
            {...(second ? { second } : {})}
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
