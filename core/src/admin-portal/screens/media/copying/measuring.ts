import { formatCount } from '../../../../format/index.ts';
import type { PixelSize } from '../../../../schemas/index.ts';
import type { AdminHost } from '../../../shared/host/admin-host.ts';
import type { Session } from '../../../shared/session/session.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { type MeasuredPictures, measurePictures } from '../files/picture-sizes.ts';

/** Milliseconds without a response after which a 'measuring' notice is shown. */
const SHOWN_AFTER = 700;
const NOTICE = 'measuring';

interface Measured {
  /** Sizes by publicUrl. */
  readonly sizes: ReadonlyMap<string, PixelSize>;
  /** Which sizes are missing, and why; undefined if none is. */
  readonly lacking: string | undefined;
}

const picturesIn = (files: readonly LibraryFile[]) => files.filter(({ kind }) => kind === 'image');

const describeMissingSizes = (files: readonly LibraryFile[], { sizes, failure }: MeasuredPictures) => {
  const count = picturesIn(files).filter(({ publicUrl }) => !sizes.has(publicUrl)).length;
  if (count === 0) return undefined;
  const what = `${count} ${count === 1 ? 'picture' : 'pictures'} without width and height`;
  switch (failure?.code) {
    case undefined:
      return `${what}: ${count === 1 ? 'it' : 'they'} could not be read.`;
    case 'network':
      return `${what}: the server cannot be reached. Copy again when the connection is back.`;
    default:
      return `${what}: the server could not provide them just now. Copy again in a moment.`;
  }
};

/** Gets the sizes of the pictures among `files`, and what to report about missing ones. Never rejects. */
export const createMeasuring =
  ({ notify, hideNotice }: AdminHost, http: Session['http']) =>
  async (files: readonly LibraryFile[]): Promise<Measured> => {
    const timer = setTimeout(() => {
      const text = `Getting the sizes of ${formatCount(picturesIn(files).length)} pictures.`;
      notify({ id: NOTICE, tone: 'info', title: 'Copying', text, lasting: true });
    }, SHOWN_AFTER);
    const measured = await measurePictures(http, files);
    clearTimeout(timer);
    hideNotice(NOTICE);
    return { sizes: measured.sizes, lacking: describeMissingSizes(files, measured) };
  };
