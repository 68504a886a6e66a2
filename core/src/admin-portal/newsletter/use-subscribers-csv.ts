import { requestSubscribersCsv } from '../../api/index.ts';
import { shopDay } from '../../business/index.ts';
import { useSaving } from '../saving/use-saving.ts';
import { useSession } from '../session/use-session.ts';

/** Saves everybody who has confirmed as a file for a spreadsheet. Undefined where the host cannot. */
export const useSubscribersCsv = (): (() => void) | undefined => {
  const { call } = useSession();
  const saving = useSaving();
  return (
    saving &&
    (() =>
      void saving.save({
        name: `subscribers-${shopDay(new Date())}.csv`,
        prepare: () => call(requestSubscribersCsv),
      }))
  );
};
