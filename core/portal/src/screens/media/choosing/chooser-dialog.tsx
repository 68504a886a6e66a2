import { chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import type { MediaChooserProps } from '../../../shared/media-chooser.ts';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { useOpener } from '../../../shared/ui/use-focus-keeping.ts';
import { Scroller } from '../file-area/file-area.tsx';
import { ListFailed, ListLoading } from '../file-area/list-states.tsx';
import { useMediaList } from '../files/media-list.ts';
import { Chooser, filesFrameStyle } from './chooser.tsx';

/** The media library's pictures in a dialog, of which one is chosen. Mounted while it is open. */
export const ChooserDialog = (props: Omit<MediaChooserProps, 'open'>) => {
  const { isFilm = false, title = isFilm ? 'Choose a film' : 'Choose a picture', onClose } = props;
  // The files may have the focus before the dialog itself remembers who had it.
  const finalFocus = useOpener();
  const { list, busy, status, refresh } = useMediaList();
  const pictures = useMemo(
    () => list?.files.filter(({ kind, type }) => (isFilm ? type === 'mp4' : kind === 'image')),
    [list, isFilm],
  );
  const content = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      title={title}
      tall
      onClose={onClose}
      initialFocus={() => content.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]') ?? null}
      finalFocus={finalFocus}
    >
      <div ref={content} style={{ display: 'contents' }}>
        {pictures ? (
          <Chooser
            {...props}
            pictures={pictures}
            noun={isFilm ? 'film' : 'picture'}
            busy={busy}
            onRefresh={refresh}
          />
        ) : status === 'error' && !busy ? (
          <ListFailed onRetry={refresh} />
        ) : (
          <chakra.div css={filesFrameStyle}>
            <ListLoading />
            <Scroller />
          </chakra.div>
        )}
      </div>
    </DialogFrame>
  );
};
