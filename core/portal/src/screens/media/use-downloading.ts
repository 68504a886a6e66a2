import { requestDownload } from '@jeweler/core/api';
import { downloadName, formatCount } from '@jeweler/core/format';
import { MAX_DOWNLOADED_FILES } from '@jeweler/core/schemas';
import { useHost } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useDownload } from '../../shared/use-download.ts';
import { getPublicUrl, type LibraryFile } from './files/library-file.ts';

const counted = (count: number): string => `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`;

/** Label of the command for these files. */
export const downloadLabel = ({ length }: readonly LibraryFile[]): string =>
  length > 1 ? `Download ${counted(length)}` : 'Download';

/** Downloads files and reports the result itself: a single one as it is, several as a zip archive. */
export const useDownloading = () => {
  const { notify } = useHost();
  const { http } = useSession();
  const saving = useDownload();

  const download = async (files: readonly LibraryFile[]): Promise<void> => {
    if (saving.busy) return;
    if (files.length > MAX_DOWNLOADED_FILES) {
      const text = `At most ${counted(MAX_DOWNLOADED_FILES)} can be downloaded at once. Please select fewer.`;
      notify({ tone: 'error', title: 'The download did not start', text });
      return;
    }
    const name = downloadName(files.map(({ relativePath }) => relativePath));
    let missing = 0;
    await saving.save({
      name,
      what: files.length > 1 ? `${counted(files.length)} in ${name}` : name,
      prepare: async () => {
        const ticket = await requestDownload(http, { files: files.map(getPublicUrl) });
        ({ missing } = ticket);
        return ticket.url;
      },
      remark: () =>
        missing > 0
          ? `. ${counted(missing)} missing from the media folder: see MISSING.txt in the archive.`
          : '',
    });
  };
  return { download, busy: saving.busy };
};
