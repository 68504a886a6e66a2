import { chakra } from '@chakra-ui/react';
import { useAttempt } from '../../../shared/live/use-live.ts';
import { AddressThumbnail } from '../../../shared/thumbnail.tsx';
import { plainIconStyle } from '../../../shared/ui/icon.tsx';

/** A small square with a picture of the media folder. */
export const PictureSquare = chakra('span', {
  base: {
    display: 'inline-grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    bg: 'admin.sunken',
    color: 'admin.quiet',
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& .icon': { width: '1.25rem', height: '1.25rem', ...plainIconStyle },
  },
});

interface ValueViewProps {
  /** The value in words (`describeValue`). */
  children: string;
  /** Address of the picture that it is about. */
  picture: string | undefined;
}

/** A value of a record: its words, and for a picture the picture too. */
export const ValueView = ({ children, picture }: ValueViewProps) => {
  const attempt = useAttempt();
  if (picture === undefined)
    return (
      <chakra.span dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.span>
    );
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minWidth="0">
      <PictureSquare>
        <AddressThumbnail address={picture} attempt={attempt} />
      </PictureSquare>
      <chakra.span overflowWrap="anywhere">{children}</chakra.span>
    </chakra.span>
  );
};
