import { chakra } from '@chakra-ui/react';
import { formatCount, formatFileSize } from '@jeweler/core/format';
import { type MediaKind, mediaKinds } from '@jeweler/core/schemas';
import type { Dashboard } from '@jeweler/core/submissions';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';
import { Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';
import { isWatcherFaulty, WatcherLine } from './watcher-line.tsx';

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
    '& :is(th, td)': { paddingBlock: '3', borderBottom: '1px solid {colors.admin.rule}', textAlign: 'right' },
    '& :is(th, td):first-of-type': { paddingLeft: SIDE },
    '& :is(th, td):last-of-type': { paddingRight: SIDE },
    '& tbody th': { fontWeight: 'text', textAlign: 'left' },
  },
});

/** A number with its noun: '1 file', '79 files'. */
const count = (amount: number, one: string, many: string): string =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;

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
    <Panel aria-labelledby="folder">
      <PanelHead>
        <PanelTitle id="folder">Media folder</PanelTitle>
        <chakra.span fontSize="small" color="admin.quiet" marginRight="auto">
          {`${count(files, 'file', 'files')}, ${formatFileSize(bytes)}, ${media.addedThisWeek} added this week`}
        </chakra.span>
        <Button aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Hide details' : 'Show details'}
        </Button>
      </PanelHead>
      {isOpen ? <Kinds media={media} /> : null}
      {isOpen || isWatcherFaulty(media.watcher) ? <WatcherLine watcher={media.watcher} /> : null}
    </Panel>
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
