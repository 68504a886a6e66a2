import { changePortalSettings, getPortalSettings } from '@jeweler/core/api';
import { type SettingsChange, settingsAnswerSchema } from '@jeweler/core/schemas';
import { presentIn } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { usePortalQuery } from '../../shared/use-query.ts';

// Below the key of submissions: the same event of the server reports a change.
const settingsKey = [...queryKeys.submissions, 'settings'];

/** The settings of the whole shop, updated live, and a function to change them. */
export const usePortalSettings = () => {
  const { session, queries } = usePortal();
  const query = usePortalQuery(settingsKey, getPortalSettings);

  /** Resolves with the new revision; with undefined when somebody else has changed the settings, which are now shown. */
  const change = async (settings: SettingsChange['settings'], revision: number) => {
    try {
      const changed = await changePortalSettings(session.http, { settings, revision });
      queries.setQueryData(settingsKey, changed);
      return changed.revision;
    } catch (failure) {
      const present = presentIn(failure, settingsAnswerSchema);
      if (!present) throw failure;
      queries.setQueryData(settingsKey, present);
      return undefined;
    }
  };
  return { ...query, change };
};
