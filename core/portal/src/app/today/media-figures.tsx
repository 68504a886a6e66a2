import { Badge, chakra } from '@chakra-ui/react';
import { formatCount, formatFileSize } from '@jeweler/core/format';
import { decoded, type MediaFile, type MediaKind, mediaKinds } from '@jeweler/core/schemas';
import type { Dashboard, WatcherHealth } from '@jeweler/core/submissions';
import { useState } from 'react';
import { useName } from '../../shared/media-usage.ts';
import { mediaSearchPath } from '../../shared/paths.ts';
import { squareThumbnailStyle, Thumbnail } from '../../shared/thumbnail.tsx';
import { dateAndTime, shopDate } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';
import { Quiet } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { EmptyLine, PanelList, TitledPanel, ToolRow } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

const names: Readonly<Record<MediaKind, { name: string; icon: IconName }>> = {
  image: { name: 'Images', icon: 'image' },
  video: { name: 'Videos', icon: 'film' },
  other: { name: 'Other files', icon: 'file' },
};

const sentences: Readonly<Record<WatcherHealth['state'], string>> = {
  watching: 'The folder is being watched. Changes appear automatically.',
  polling: 'The folder is checked every few seconds. Changes appear automatically.',
  failed: 'The folder is not being watched. Use Refresh in the media library to see changes.',
};

/** Whether changes may be missed. */
const isWatcherFaulty = ({ state, message }: WatcherHealth): boolean =>
  state === 'failed' || message !== undefined;

/**
 * The media folder in one line, its details on request. What is wrong with it is always shown: pictures that
 * visitors miss, and a folder that nobody watches.
 */
export const MediaFigures = ({ figures: { media, missing } }: { figures: Dashboard }) => {
  const [isOpen, setOpen] = useState(false);
  const all = mediaKinds.map((kind) => ({ ...names[kind], ...media.kinds[kind] }));
  const files = all.reduce((sum, { count }) => sum + count, 0);
  const bytes = all.reduce((sum, kind) => sum + kind.bytes, 0);
  return (
    <>
      {missing.length > 0 || isOpen ? <MissingPanel missing={missing} /> : null}
      <TitledPanel
        title="Media folder"
        beside={
          <>
            <Quiet as="span" marginRight="auto">
              {`${formatCount(files)} ${files === 1 ? 'file' : 'files'}, ${formatFileSize(bytes)}, ${media.addedThisWeek} added this week`}
            </Quiet>
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide details' : 'Show details'}
            </Button>
          </>
        }
      >
        {isOpen ? (
          <PanelList fontVariantNumeric="tabular-nums">
            {all.map(({ name, icon, count, bytes }) => (
              <li key={name}>
                <Icon name={icon} color="admin.quiet" />
                <chakra.span flex="1">{name}</chakra.span>
                {count}
                <chakra.span color="admin.quiet" minWidth="6rem" textAlign="right">
                  {formatFileSize(bytes)}
                </chakra.span>
              </li>
            ))}
          </PanelList>
        ) : null}
        {isOpen || isWatcherFaulty(media.watcher) ? <WatcherLine watcher={media.watcher} /> : null}
      </TitledPanel>
      {isOpen ? (
        <>
          <NewestPanel files={media.newest} />
          <BiggestPanel files={media.biggest} />
        </>
      ) : null}
    </>
  );
};

/** Whether changes in the media folder are detected, shown by icon and text as well as by color. */
const WatcherLine = ({ watcher }: { watcher: WatcherHealth }) => (
  <Message status={isWatcherFaulty(watcher) ? 'error' : 'success'} px="panel" py="4">
    <p>{sentences[watcher.state]}</p>
    {watcher.message === undefined ? null : <p>{watcher.message}</p>}
    <Quiet>{`Last full scan: ${dateAndTime(watcher.lastScan)}`}</Quiet>
  </Message>
);

/** The largest files, each linking to itself in the library. */
const BiggestPanel = ({ files }: { files: readonly MediaFile[] }) => (
  <TitledPanel title="Biggest files">
    {files.length === 0 ? <EmptyLine>The folder is empty.</EmptyLine> : null}
    <PanelList>
      {files.map(({ publicUrl, relativePath, size }) => (
        <li key={publicUrl}>
          <TextLink to={mediaSearchPath(relativePath)} flex="1">
            {relativePath}
          </TextLink>
          <chakra.span color="admin.quiet">{formatFileSize(size)}</chakra.span>
        </li>
      ))}
    </PanelList>
  </TitledPanel>
);

/** The newest pictures, each linking to itself in the library. */
const NewestPanel = ({ files }: { files: readonly MediaFile[] }) => (
  <TitledPanel title="Newest pictures">
    {files.length === 0 ? <EmptyLine>There are no pictures in the folder.</EmptyLine> : null}
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fill, minmax(min(8rem, 100%), 1fr))"
      padding="panel"
      _empty={{ display: 'none' }}
    >
      {files.map((file) => (
        <chakra.li key={file.publicUrl} minWidth="0">
          <TextLink to={mediaSearchPath(file.relativePath)} display="block" fontSize="small">
            <chakra.span css={squareThumbnailStyle}>
              <Thumbnail file={file} layout="grid" />
            </chakra.span>
            <chakra.span display="block" truncate title={file.relativePath}>
              {file.name}
            </chakra.span>
          </TextLink>
          <Quiet>{shopDate(file.lastModified)}</Quiet>
        </chakra.li>
      ))}
    </chakra.ul>
  </TitledPanel>
);

/** Number of pictures listed at first; with a wrong media folder, hundreds would be missing. */
const PICTURES_AT_FIRST = 10;

/** Pictures used by the catalogue or the site but missing from the folder: visitors see a gap there. */
const MissingPanel = ({ missing }: { missing: Dashboard['missing'] }) => {
  const [all, setAll] = useState(false);
  if (missing.length === 0) {
    return (
      <TitledPanel title="Missing pictures">
        <Message status="success" px="panel" py="4">
          Every file that the catalogue and the site use is in the folder.
        </Message>
      </TitledPanel>
    );
  }
  const named = all ? missing : missing.slice(0, PICTURES_AT_FIRST);
  return (
    <TitledPanel title="Missing pictures" beside={<Badge>{missing.length}</Badge>}>
      <EmptyLine>
        The site uses these pictures, but they are not in the media folder. Put each file back under the same
        name.
      </EmptyLine>
      <PanelList>
        {named.map(({ publicUrl, uses }) => (
          <li key={publicUrl}>
            <Icon name="warning" color="admin.error" />
            <chakra.div flex="1" minWidth="0">
              <chakra.p fontWeight="medium">{decoded(publicUrl.replace(/^\/media\//, ''))}</chakra.p>
              <chakra.p color="admin.quiet">{`Used by ${uses.map(useName).join(', ')}`}</chakra.p>
            </chakra.div>
          </li>
        ))}
      </PanelList>
      {missing.length > PICTURES_AT_FIRST ? (
        <ToolRow>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the first ${PICTURES_AT_FIRST}` : `Show all ${missing.length}`}
          </Button>
        </ToolRow>
      ) : null}
    </TitledPanel>
  );
};
