import { formatAge } from '@jeweler/core/format';
import type { BackupReport, BackupState } from '@jeweler/core/schemas';
import { useBackups } from '../../shared/backups.ts';
import { useNow } from '../../shared/live/clock.ts';
import { longTime } from '../../shared/times.ts';
import { PanelBody, Quiet } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { SettingsPanel, type SettingsPlace } from './settings-panel.tsx';

const places: Readonly<Record<Exclude<BackupReport['store'], 'none'>, string>> = {
  folder: 'Every hour, the database, settings and media are copied to the backup folder.',
  restic: 'Every hour, an encrypted copy of the database, settings and media is made.',
};

/** The automatic copies: whether there are any, how old the newest checked one is, and what fails. */
export const BackupsPanel = (place: SettingsPlace) => (
  <SettingsPanel {...place} query={useBackups()}>
    {(report) => (
      <PanelBody gap="3" overflowWrap="anywhere">
        {report.store === 'none' ? (
          <p>There are no automatic backups yet. Ask whoever runs the server to turn them on.</p>
        ) : (
          <>
            <p>{places[report.store]}</p>
            {report.state ? (
              <State state={report.state} isFaulty={report.warning !== null} />
            ) : (
              <p>The first copy is made within a minute after the server starts.</p>
            )}
          </>
        )}
      </PanelBody>
    )}
  </SettingsPanel>
);

const State = ({ state, isFaulty }: { state: BackupState; isFaulty: boolean }) => {
  const now = useNow();
  const { newest, partial, checked, failure } = state;
  const age = (instant: string) => `${formatAge(now.getTime() - Date.parse(instant))} ago`;
  return (
    <>
      <Message status={isFaulty ? 'error' : 'success'}>
        {checked ? (
          <>
            <p>{`The newest copy that was restored and checked was made ${age(checked.made)}.`}</p>
            <Quiet>{`${longTime(checked.made)}. It holds ${checked.contents}.`}</Quiet>
          </>
        ) : (
          <p>No copy has been restored and checked yet.</p>
        )}
      </Message>
      {newest !== null && newest !== checked?.made ? (
        <p>{`The newest complete copy was made ${age(newest)}.`}</p>
      ) : null}
      {partial ? (
        <p>{`The copy that was made ${age(partial.made)} is not in order: ${partial.lacks}`}</p>
      ) : null}
      {failure && failure.message !== partial?.lacks ? (
        <p>
          {failure.count === 1 ? 'The last attempt failed: ' : `The last ${failure.count} attempts failed: `}
          {failure.message}
        </p>
      ) : null}
    </>
  );
};
