import { chakra } from '@chakra-ui/react';
import { formatCount, formatFileSize } from '@jeweler/core/format';
import { type MediaKind, mediaKinds } from '@jeweler/core/schemas';
import type { Dashboard, WatcherHealth } from '@jeweler/core/submissions';
import { dateAndTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';
import { TitledPanel } from '../../shared/ui/panel.tsx';

const names: Readonly<Record<MediaKind, { name: string; icon: IconName }>> = {
  image: { name: 'Images', icon: 'image' },
  video: { name: 'Videos', icon: 'film' },
  other: { name: 'Other files', icon: 'file' },
};

/** Horizontal padding of the table; enlarged text on a phone needs the room. */
const SIDE = { base: 'min(1rem, 4.3vw)', lg: '5' };

const Amounts = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { paddingBlock: '3', borderBottom: 'rule', textAlign: 'right' },
    '& :is(th, td):first-of-type': { paddingLeft: SIDE },
    '& :is(th, td):last-of-type': { paddingRight: SIDE },
    '& tbody th': { fontWeight: 'text', textAlign: 'left' },
  },
});

const sentences: Readonly<Record<WatcherHealth['state'], string>> = {
  watching: 'The folder is being watched. Changes appear automatically.',
  polling: 'The folder is checked every few seconds. Changes appear automatically.',
  failed: 'The folder is not being watched. Use Refresh in the media library to see changes.',
};

/** Whether changes may be missed. */
const isWatcherFaulty = ({ state, message }: WatcherHealth): boolean =>
  state === 'failed' || message !== undefined;

interface FolderPanelProps {
  media: Dashboard['media'];
  isOpen: boolean;
  onToggle: () => void;
}

/** The media folder's size; and on request its files by kind, and whether the folder is being watched. */
export const FolderPanel = ({ media, isOpen, onToggle }: FolderPanelProps) => {
  const all = mediaKinds.map((kind) => media.kinds[kind]);
  const files = all.reduce((sum, kind) => sum + kind.count, 0);
  const bytes = all.reduce((sum, kind) => sum + kind.bytes, 0);
  return (
    <TitledPanel
      title="Media folder"
      beside={
        <>
          <chakra.span fontSize="small" color="admin.quiet" marginRight="auto">
            {`${formatCount(files)} ${files === 1 ? 'file' : 'files'}, ${formatFileSize(bytes)}, ${media.addedThisWeek} added this week`}
          </chakra.span>
          <Button aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Hide details' : 'Show details'}
          </Button>
        </>
      }
    >
      {isOpen ? <Kinds media={media} /> : null}
      {isOpen || isWatcherFaulty(media.watcher) ? <WatcherLine watcher={media.watcher} /> : null}
    </TitledPanel>
  );
};

const Kinds = ({ media }: { media: Dashboard['media'] }) => (
  <Amounts>
    <tbody>
      {mediaKinds.map((kind) => (
        <tr key={kind}>
          <th scope="row">
            <chakra.span display="flex" alignItems="center" gap="min(.75rem, 3.2vw)">
              <Icon name={names[kind].icon} width="min(1.25rem, 5.4vw)" color="admin.quiet" />
              {names[kind].name}
            </chakra.span>
          </th>
          <td>{media.kinds[kind].count}</td>
          <chakra.td color="admin.quiet">{formatFileSize(media.kinds[kind].bytes)}</chakra.td>
        </tr>
      ))}
    </tbody>
  </Amounts>
);

/** Whether changes in the media folder are detected, shown by icon and text as well as by color. */
const WatcherLine = ({ watcher }: { watcher: WatcherHealth }) => {
  const isFaulty = isWatcherFaulty(watcher);
  return (
    <chakra.div display="flex" gap="3" paddingInline="panel" paddingBlock="4">
      <Icon
        name={isFaulty ? 'warning' : 'check'}
        color={isFaulty ? 'admin.error' : 'admin.success'}
        marginTop="1px"
      />
      <chakra.div minWidth="0">
        <p>{sentences[watcher.state]}</p>
        {watcher.message === undefined ? null : <chakra.p marginTop="1">{watcher.message}</chakra.p>}
        <chakra.p marginTop="1" fontSize="small" color="admin.quiet">
          {`Last full scan: ${dateAndTime(watcher.lastScan)}`}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
};
