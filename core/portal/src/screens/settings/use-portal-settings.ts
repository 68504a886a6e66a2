import { ApiError, changePortalSettings, getPortalSettings } from '@jeweler/core/api';
import { type SettingsChange, settingsAnswerSchema } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom, usePortal } from '../../shared/portal.ts';

// Below the key of submissions: the same event of the server reports a change.
const settingsKey = [...queryKeys.submissions, 'settings'];

const settingsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return { queryKey: settingsKey, queryFn: () => getPortalSettings(http), staleTime: 0 };
  },
  (get) => get(queriesAtom),
);

/** The settings of the whole shop, updated live, and a function to change them. */
export const usePortalSettings = () => {
  const { session, queries } = usePortal();
  const { data, error, isFetched, isFetching, refetch } = useAtomValue(settingsAtom);

  /** `conflict`: someone else has changed the settings, which are now shown. Rejects with ApiError. */
  const change = async (
    settings: SettingsChange['settings'],
    revision = data?.revision ?? 0,
  ): Promise<'changed' | 'conflict'> => {
    try {
      const changed = await changePortalSettings(session.http, { settings, revision });
      queries.setQueryData(settingsKey, changed);
      return 'changed';
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.code === 'conflict')) throw failure;
      queries.setQueryData(settingsKey, settingsAnswerSchema.parse(failure.present));
      return 'conflict';
    }
  };
  return {
    data,
    error,
    isFetched,
    isFetching,
    refetch: () => void refetch(),
    change,
  };
};
