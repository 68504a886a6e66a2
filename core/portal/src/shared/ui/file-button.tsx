import type { AdminClient } from '@jeweler/core/api';
import type { ComponentProps } from 'react';
import { useSession } from '../session/use-session.ts';
import { useDownload } from '../use-download.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'name' | 'onClick'> {
  /** Of the file, asked for when it is saved. */
  name: () => string;
  /** Requests the file's download URL from the server. */
  prepare: (http: AdminClient) => Promise<string>;
}

/** Saves a file that the server makes. */
export const FileButton = ({ name, prepare, children, ...rest }: FileButtonProps) => {
  const { http } = useSession();
  const download = useDownload();
  const save = () => download.save({ name: name(), prepare: () => prepare(http) });
  return (
    <Button aria-disabled={download.busy} onClick={() => void save()} {...rest}>
      <Icon name="download" />
      {children}
    </Button>
  );
};
