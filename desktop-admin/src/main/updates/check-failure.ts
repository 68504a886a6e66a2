/** Codes of electron-updater for an update list that is missing, or that names nothing for this system. */
const NO_LIST = ['ERR_UPDATER_CHANNEL_FILE_NOT_FOUND', 'ERR_UPDATER_NO_FILES_PROVIDED'];

/** Why a check for new versions failed and what to do about it, in one sentence. */
export const checkFailureSentence = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_LIST.includes(code))
    return 'The server has no list of versions for this system: ask whoever looks after the console.';
  if (error instanceof Error && error.message.includes('net::ERR_'))
    return 'The server with the versions cannot be reached: check the connection, then try again.';
  return 'The server did not answer as expected: try again later, or show the log (Help ▸ Open log folder) to whoever looks after the console.';
};
