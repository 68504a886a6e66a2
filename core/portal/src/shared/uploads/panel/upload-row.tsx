import { chakra } from '@chakra-ui/react';
import { isUnfinished, sentBytes } from '@jeweler/core/files';
import { memo } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import type { LibraryUploads } from '../library-uploads.ts';
import { isFilm } from '../picked-files.ts';
import type { UploadItem } from '../upload-item.ts';
import { ProgressBar } from './progress-bar.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    px: '4',
    py: '2',
    borderTop: 'rule',
    fontSize: 'small',
    '& .name': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .state': { color: 'admin.quiet', overflowWrap: 'anywhere' },
    '& .state.failed': { color: 'admin.error' },
    '& .state.done': { color: 'admin.success' },
  },
});

const iconOf = ({ name, phase }: UploadItem): { name: IconName; color: string } => {
  switch (phase.state) {
    case 'done':
      return { name: 'check', color: 'admin.success' };
    case 'failed':
      return { name: 'warning', color: 'admin.error' };
    case 'asking':
    case 'paused':
      return { name: 'info', color: 'admin.warning' };
    default:
      return { name: isFilm(name) ? 'film' : 'image', color: 'admin.quiet' };
  }
};

const percent = (sent: number, size: number): string => `${Math.floor((100 * sent) / Math.max(size, 1))} %`;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const pauses = {
  connection: 'No connection to the server. Continues automatically.',
  server: 'The server is busy. Continues automatically.',
  'sign-in': 'Continues after you sign in.',
} as const;

/** How a file is getting on, in the row below its name. */
const phaseText = ({ phase, name, size }: UploadItem): string => {
  switch (phase.state) {
    case 'checking':
      return 'Checking…';
    case 'asking':
      return 'The name is taken.';
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return phase.sent < size ? percent(phase.sent, size) : 'Storing…';
    case 'paused':
      return pauses[phase.why];
    case 'done':
      return baseName(phase.path) === name ? 'Done' : `Done, stored as ${baseName(phase.path)}`;
    case 'skipped':
      return phase.same === undefined ? 'Not uploaded' : `Already here as ${phase.same}`;
    case 'failed':
      return phase.reason;
  }
};

/** One file: its name, how it is getting on, and what can be done about it. */
export const UploadRow = memo(({ item, queue }: { item: UploadItem; queue: LibraryUploads }) => {
  const { id, name, folder, size, note, phase } = item;
  return (
    <Row>
      <Icon {...iconOf(item)} width="5" height="5" marginTop=".75rem" />
      <chakra.div py="2" display="grid" gap="1" minWidth="0">
        <span className="name" dir="auto">
          {name}
          {folder === '' ? null : (
            <chakra.span color="admin.quiet" fontWeight="normal">{` in ${folder}`}</chakra.span>
          )}
        </span>
        <span className={`state ${phase.state}`}>{phaseText(item)}</span>
        {note === undefined || phase.state === 'failed' ? null : <span className="state">{note}</span>}
        {phase.state === 'sending' || phase.state === 'paused' ? (
          <ProgressBar label={`Upload of ${name}`} value={sentBytes(phase, size) / Math.max(size, 1)} />
        ) : null}
      </chakra.div>
      {isUnfinished(item) ? (
        <IconButton icon="close" label={`Cancel the upload of ${name}`} onClick={() => queue.cancel(id)} />
      ) : phase.state === 'failed' && phase.canRetry ? (
        <Button variant="bare" aria-label={`Try again: ${name}`} onClick={() => queue.retry(id)}>
          Try again
        </Button>
      ) : phase.state === 'skipped' && phase.same !== undefined ? (
        <Button variant="bare" aria-label={`Upload anyway: ${name}`} onClick={() => queue.retry(id)}>
          Upload anyway
        </Button>
      ) : null}
    </Row>
  );
});
