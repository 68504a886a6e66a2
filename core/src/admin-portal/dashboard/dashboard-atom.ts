import { atomWithQuery } from 'jotai-tanstack-query';
import { getDashboard } from '../../api/index.ts';
import { adminCallAtom, queriesAtom } from '../portal/portal-atom.ts';

/** The figures of `GET /api/admin/dashboard`; asked for anew whenever the screen is opened. */
export const dashboardAtom = atomWithQuery(
  (get) => {
    const call = get(adminCallAtom);
    return { queryKey: ['dashboard'], queryFn: () => call(getDashboard), staleTime: 0 };
  },
  (get) => get(queriesAtom),
);
