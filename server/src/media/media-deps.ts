import type { AccountDeps } from '../accounts/staff-answers.ts';
import type { MediaBin } from './changes/media-bin.ts';
import type { MediaChanges } from './changes/media-changes.ts';
import type { PictureSizes } from './images/picture-sizes.ts';
import type { MediaIndex } from './index/media-index.ts';
import type { MediaFiles } from './media-files.ts';
import type { MediaUploads } from './uploads/media-uploads.ts';

/** What the routes of the media library work with. */
export interface MediaDeps extends AccountDeps {
  readonly bin: MediaBin;
  readonly changes: MediaChanges;
  readonly files: MediaFiles;
  readonly media: MediaIndex;
  readonly sizes: PictureSizes;
  readonly uploads: MediaUploads;
}
