import type { Session } from 'electron';

/** The language of the portal, and so of what is written in it. */
const LANGUAGES = ['en-US'];

/**
 * Checks what is typed, with the dictionary of the shop's own server. macOS checks with its own dictionaries.
 * Chromium fetches one for Windows and Linux, by itself from Google: so there is no checking before a server is
 * known, nor with one that has no dictionary.
 */
export const createSpelling = (
  session: Pick<
    Session,
    'setSpellCheckerEnabled' | 'setSpellCheckerLanguages' | 'setSpellCheckerDictionaryDownloadURL'
  >,
) => ({
  /** Called with the server, once there is one. */
  useServer: (origin: string | undefined) => {
    if (process.platform === 'darwin') return;
    session.setSpellCheckerEnabled(origin !== undefined);
    if (origin !== undefined) session.setSpellCheckerDictionaryDownloadURL(`${origin}/desktop/dictionaries/`);
    session.setSpellCheckerLanguages(origin === undefined ? [] : LANGUAGES);
  },
});
