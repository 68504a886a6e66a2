import { chakra } from '@chakra-ui/react';
import type { ArrivedFile } from '../../../schemas/index.ts';
import { toMediaKind } from '../../../schemas/index.ts';
import { useAttempt } from '../live/use-live.ts';
import { AddressThumbnail } from '../thumbnail.tsx';
import { PlainIcon, plainIconStyle } from '../ui/icon.tsx';

const nameOf = ({ relativePath }: ArrivedFile): string => relativePath.split('/').at(-1) ?? '';

export const isPicture = ({ relativePath }: ArrivedFile): boolean =>
  toMediaKind(relativePath.split('.').at(-1)?.toLowerCase() ?? '') === 'image';

const Grid = chakra('ul', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' },
});

const square = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: 'full',
  aspectRatio: '1',
  bg: 'admin.sunken',
  color: 'admin.quiet',
  overflow: 'hidden',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  '& .icon': { width: '1.5rem', height: '1.5rem', ...plainIconStyle },
} as const;

const Square = chakra('span', { base: square });
const Choice = chakra('button', {
  base: {
    ...square,
    cursor: 'pointer',
    outlineOffset: '3px',
    '&[aria-pressed=true]': { boxShadow: '0 0 0 3px {colors.admin.accent}' },
  },
});

interface ArrivedPicturesProps {
  files: readonly ArrivedFile[];
  /** Address of the one that is chosen. */
  chosen: string | undefined;
  /** Undefined: they are only shown. */
  onChoose: ((publicUrl: string) => void) | undefined;
}

/** What has come from the phone, small, newest last; in an editor to choose from. */
export const ArrivedPictures = ({ files, chosen, onChoose }: ArrivedPicturesProps) => {
  const attempt = useAttempt();
  return (
    <Grid aria-label="Received from the phone">
      {files.map((file) => {
        const picture = isPicture(file) ? (
          <AddressThumbnail address={file.publicUrl} attempt={attempt} />
        ) : (
          <PlainIcon name="film" />
        );
        return (
          <chakra.li key={file.relativePath} minWidth="0">
            {onChoose && isPicture(file) ? (
              <Choice
                type="button"
                aria-label={`Choose ${nameOf(file)}`}
                aria-pressed={file.publicUrl === chosen}
                onClick={() => onChoose(file.publicUrl)}
              >
                {picture}
              </Choice>
            ) : (
              <Square>{picture}</Square>
            )}
            <chakra.span display="block" marginTop="1" fontSize="small" overflowWrap="anywhere">
              {nameOf(file)}
            </chakra.span>
          </chakra.li>
        );
      })}
    </Grid>
  );
};
