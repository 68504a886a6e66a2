import { chakra } from '@chakra-ui/react';
import { type ArrivedFile, toMediaKind } from '@jeweler/core/schemas';
import { AddressThumbnail, squareThumbnailStyle } from '../thumbnail.tsx';
import { Button } from '../ui/button.tsx';
import { PlainIcon } from '../ui/icon.tsx';

const nameOf = ({ relativePath }: ArrivedFile): string => relativePath.split('/').at(-1) ?? '';

export const isPicture = ({ relativePath }: ArrivedFile): boolean =>
  toMediaKind(relativePath.split('.').at(-1)?.toLowerCase() ?? '') === 'image';

const Grid = chakra('ul', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' },
});

const Square = chakra('span', { base: squareThumbnailStyle });
const Choice = chakra('button', {
  base: {
    ...squareThumbnailStyle,
    cursor: 'pointer',
    outlineOffset: '3px',
    '&[aria-pressed=true]': { boxShadow: '0 0 0 3px {colors.admin.accent}' },
  },
});

/** A place for one picture. */
export interface PictureChoice {
  /** Address of the one that it has. */
  readonly chosen: string;
  readonly onChoose: (publicUrl: string) => void;
}

interface ArrivedPicturesProps {
  files: readonly ArrivedFile[];
  /** Undefined: they are only shown. */
  choice: PictureChoice | undefined;
  /** Another place, named, for one that is not chosen for the first. */
  second: (PictureChoice & { readonly label: string }) | undefined;
}

/** What has come from the phone, small, newest last; in an editor to choose from. */
export const ArrivedPictures = ({ files, choice, second }: ArrivedPicturesProps) => (
  <Grid aria-label="Received from the phone">
    {files.map((file) => {
      const picture = isPicture(file) ? (
        <AddressThumbnail address={file.publicUrl} />
      ) : (
        <PlainIcon name="film" />
      );
      return (
        <chakra.li key={file.relativePath} minWidth="0">
          {choice && isPicture(file) ? (
            <Choice
              type="button"
              aria-label={`Choose ${nameOf(file)}`}
              aria-pressed={file.publicUrl === choice.chosen}
              onClick={() => choice.onChoose(file.publicUrl)}
            >
              {picture}
            </Choice>
          ) : (
            <Square>{picture}</Square>
          )}
          <chakra.span display="block" marginTop="1" fontSize="small" overflowWrap="anywhere">
            {nameOf(file)}
          </chakra.span>
          {second && isPicture(file) && file.publicUrl !== choice?.chosen ? (
            <Button
              aria-label={`${second.label}: ${nameOf(file)}`}
              aria-pressed={file.publicUrl === second.chosen}
              onClick={() => second.onChoose(file.publicUrl)}
            >
              {second.label}
            </Button>
          ) : null}
        </chakra.li>
      );
    })}
  </Grid>
);
