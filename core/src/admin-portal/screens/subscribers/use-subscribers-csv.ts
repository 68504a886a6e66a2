import { requestSubscribersCsv } from '../../../api/index.ts';
import { shopDay } from '../../../business/index.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSaving } from '../../shared/use-download.ts';

/** Saves all confirmed subscribers as a CSV file. Undefined if the host cannot save files. */
export const useSubscribersCsv = (): (() => void) | undefined => {
  const { http } = useSession();
  const saving = useSaving();
  return (
    saving &&
    (() =>
      void saving.save({
        name: `subscribers-${shopDay(new Date())}.csv`,
        prepare: () => requestSubscribersCsv(http),
      }))
  );
};
