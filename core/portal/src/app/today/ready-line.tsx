import { portalPaths } from '../../shared/paths.ts';
import { readyCount, useReady } from '../../shared/ready.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

/** How much of the list before opening is done; nothing once all of it is, or staff do not want to be reminded. */
export const ReadyLine = () => {
  const ready = useReady().data;
  if (!ready || ready.isDismissed || ready.checks.every(({ done }) => done)) return null;
  return (
    <Panel aria-label="Ready to open" display="flex" gap="3" px="panel" py="4">
      <Icon name="check" color="admin.quiet" marginTop="1px" />
      <p>
        Before the shop opens: {readyCount(ready.checks)}.{' '}
        <TextLink to={`${portalPaths.settings}#ready`}>See what is left</TextLink>
      </p>
    </Panel>
  );
};
