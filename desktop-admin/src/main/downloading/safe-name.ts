import { toSafeName } from '@jeweler/core/format';
import { decoded } from '@jeweler/core/schemas';

/** A file name for a file of the media folder that is valid on this computer. */
export const safeName = (publicUrl: string): string =>
  toSafeName(decoded(publicUrl.slice(publicUrl.lastIndexOf('/') + 1)));
