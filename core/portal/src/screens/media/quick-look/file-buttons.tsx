import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import type { Changing } from '../changing/use-changing.ts';
import type { Copying } from '../copying/use-copying.ts';
import { usePictureCopying } from '../copying/use-picture-copying.ts';
import { DownloadButton } from '../download-button.tsx';
import type { LibraryFile } from '../files/library-file.ts';

interface FileButtonsProps {
  file: LibraryFile;
  copying: Copying;
  changing: Changing | undefined;
}

/** What can be done with the file in the quick look; the second row only by the desktop program. */
export const FileButtons = ({ file, copying, changing }: FileButtonsProps) => {
  const { copy, done } = copying;
  const pictures = usePictureCopying();
  const openOutside = useOpenOutside();
  return (
    <>
      <Flow>
        {(['paths', 'urls'] as const).map((form) => (
          <Button key={form} flex="1" onClick={() => copy(form, [file])} done={done === form}>
            <Icon name={done === form ? 'check' : 'copy'} />
            {form === 'paths' ? 'Copy path' : 'Copy URL'}
          </Button>
        ))}
        <DownloadButton files={[file]} flex="1" />
      </Flow>
      {pictures || openOutside ? (
        <Flow>
          {pictures && file.kind === 'image' ? (
            <Button flex="1" aria-disabled={pictures.busy} onClick={() => void pictures.copyPicture(file)}>
              <Icon name="image" />
              Copy picture
            </Button>
          ) : null}
          {openOutside ? (
            <Button flex="1" whiteSpace="nowrap" onClick={() => openOutside(file.publicUrl)}>
              <Icon name="link" />
              Open on the website
            </Button>
          ) : null}
        </Flow>
      ) : null}
      {changing ? (
        <Flow>
          {file.hasLocation ? (
            <Button
              flex="1"
              whiteSpace="nowrap"
              aria-disabled={changing.busy}
              onClick={() => void changing.clean([file])}
            >
              <Icon name="pin" />
              Remove location
            </Button>
          ) : null}
          <Button
            flex="1"
            aria-disabled={changing.busy}
            onClick={() => void changing.remove({ files: [file], folders: [] })}
          >
            <Icon name="trash" />
            Delete
          </Button>
        </Flow>
      ) : null}
    </>
  );
};
