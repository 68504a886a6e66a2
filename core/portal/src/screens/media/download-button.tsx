import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { LibraryFile } from './files/library-file.ts';
import { downloadLabel, useDownloading } from './use-downloading.ts';

interface DownloadButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  files: readonly LibraryFile[];
  /** Shows only the icon in windows where the label would take a line of its own. */
  compact?: boolean;
}

/** 'Download' or 'Download 12 files'. */
export const DownloadButton = ({ files, compact = false, ...rest }: DownloadButtonProps) => {
  const { download, busy } = useDownloading();
  const label = downloadLabel(files);
  return (
    <Button
      disabled={files.length === 0}
      aria-disabled={busy}
      aria-label={label}
      title={compact ? label : undefined}
      {...(compact ? { order: { base: '0', md: '1' }, px: { base: '3', lg: '4' } } : {})}
      {...rest}
      onClick={() => void download(files)}
    >
      <Icon name="download" />
      <chakra.span {...(compact ? { hideBelow: 'lg' } : {})}>{label}</chakra.span>
    </Button>
  );
};
