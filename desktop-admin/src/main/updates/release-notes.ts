import type { UpdateInfo } from 'electron-updater';

/** As much as fits into a message box. */
const MAX_LINES = 12;
const MAX_LENGTH = 900;

/** The notes as plain text that fits into a message box; empty if there are none. */
export const releaseNotesText = (notes: UpdateInfo['releaseNotes']): string => {
  const text = (typeof notes === 'string' ? [notes] : (notes ?? []).map(({ note }) => note ?? ''))
    .join('\n')
    .replaceAll('\r\n', '\n')
    // A message box displays no Markdown.
    .replaceAll(/^#+ +/gm, '')
    .replaceAll(/[*`]/g, (mark, at: number, whole: string) =>
      mark === '*' && /(?:^|\n) *$/.test(whole.slice(0, at)) ? '•' : '',
    )
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
  const shown = text.split('\n').slice(0, MAX_LINES).join('\n').slice(0, MAX_LENGTH);
  return shown === text ? text : `${shown.trimEnd()} …`;
};
