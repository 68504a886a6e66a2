import { useEffect } from 'react';
import { usePortal } from '../../../shared/portal.ts';
import { openedKey, readOpened } from '../data/opened-record.ts';
import { largeAddress } from './walk-picture.tsx';

/** Longer than anybody looks at one record, and not so long that the editor would open with it. */
const KEPT_MS = 60_000;

/** Fetches the next record and its picture, so that they are there at once. */
export const useAhead = (id: number | undefined): void => {
  const { queries, session } = usePortal();
  useEffect(() => {
    if (id === undefined) return;
    const asked = { kind: 'products', id } as const;
    void queries
      .fetchQuery({
        queryKey: openedKey(asked),
        queryFn: () => readOpened(session.http, asked),
        gcTime: KEPT_MS,
      })
      .then(({ record }) => {
        const { image_url } = (record?.fields ?? {}) as { image_url?: string };
        if (image_url !== undefined) new Image().src = largeAddress(image_url);
      })
      // It is fetched again when it is shown.
      .catch(() => {});
  }, [queries, session, id]);
  // The editor decides by what the server says then which unsaved changes it offers.
  useEffect(
    () => () => queries.removeQueries({ queryKey: openedKey({ kind: 'products' }), type: 'inactive' }),
    [queries],
  );
};
