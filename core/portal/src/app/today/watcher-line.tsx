import { chakra } from '@chakra-ui/react';
import type { WatcherHealth } from '@jeweler/core/submissions';
import { dateAndTime } from '../../shared/times.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const sentences: Readonly<Record<WatcherHealth['state'], string>> = {
  watching: 'The folder is being watched. Changes appear automatically.',
  polling: 'The folder is checked every few seconds. Changes appear automatically.',
  failed: 'The folder is not being watched. Use Refresh in the media library to see changes.',
};

/** Whether changes may be missed. */
export const isWatcherFaulty = ({ state, message }: WatcherHealth): boolean =>
  state === 'failed' || message !== undefined;

/** Whether changes in the media folder are detected, shown by icon and text as well as by color. */
export const WatcherLine = ({ watcher }: { watcher: WatcherHealth }) => {
  const isFaulty = isWatcherFaulty(watcher);
  return (
    <chakra.div display="flex" gap="3" paddingInline={{ base: '4', lg: '5' }} paddingBlock="4">
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
