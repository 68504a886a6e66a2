import { chakra } from '@chakra-ui/react';
import { formatFileSize } from '@jeweler/core/format';
import type { MediaUse, PixelSize } from '@jeweler/core/schemas';
import type { ReactNode } from 'react';
import { useOutsideLink } from '../../../shared/host/use-open-outside.ts';
import { useName } from '../../../shared/media-usage.ts';
import { usePictureSize } from '../../../shared/picture-place.ts';
import { shopDateAndTime } from '../../../shared/times.ts';
import { textLinkStyle } from '../../../shared/ui/text-link.tsx';
import type { LibraryFile } from '../files/library-file.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'admin.quiet' },
    '& dd': { margin: '0', overflowWrap: 'anywhere' },
  },
});

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const Use = ({ use }: { use: MediaUse }) => {
  const outsideLink = useOutsideLink();
  const { page } = use;
  const text = useName(use);
  return page ? (
    <chakra.a {...outsideLink(page)} {...textLinkStyle}>
      {text}
    </chakra.a>
  ) : (
    text
  );
};

interface FileDetailsProps {
  file: LibraryFile;
  /** Of a film; undefined until known. */
  pixels: PixelSize | undefined;
  /** Undefined until known. */
  uses: readonly MediaUse[] | undefined;
}

/** To be mounted anew for another file, whose size is asked for. */
export const FileDetails = ({ file, pixels, uses }: FileDetailsProps) => {
  const size = usePictureSize(file.kind === 'image' ? file.publicUrl : '') ?? pixels;
  return (
    <List>
      <Detail name="Name">{file.name}</Detail>
      <Detail name="Path">{file.relativePath}</Detail>
      <Detail name="Size">{formatFileSize(file.size)}</Detail>
      {file.kind === 'other' ? null : (
        <Detail name="Dimensions">{size ? `${size.width} × ${size.height} px` : '–'}</Detail>
      )}
      <Detail name="Modified">{shopDateAndTime(file.lastModified)}</Detail>
      {file.addedAt === undefined ? null : <Detail name="Added">{shopDateAndTime(file.addedAt)}</Detail>}
      {file.hasLocation ? (
        <Detail name="Location">
          In the file. Visitors never receive it; downloads from here include it.
        </Detail>
      ) : null}
      {uses === undefined ? null : (
        <Detail name="Used by">
          {uses.length === 0
            ? 'Nothing on the site'
            : uses.map((use) => (
                <chakra.span key={`${use.kind} ${use.name}`} display="block">
                  <Use use={use} />
                </chakra.span>
              ))}
        </Detail>
      )}
    </List>
  );
};
