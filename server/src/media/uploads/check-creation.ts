import { formatFileSize, toSafeName } from '@jeweler/core/format';
import { uploadMetadataSchema } from '@jeweler/core/schemas';
import { Metadata } from '@tus/server';
import {
  MalformedError,
  NameClashError,
  TooLargeError,
  UnsupportedMediaTypeError,
  ValidationError,
} from '../../errors.ts';
import { validate } from '../../validate.ts';
import { isVisibleName } from '../files/visible-path.ts';
import { acceptedType, endingOf } from './accepted-types.ts';
import type { UploadAccess, UploadParts } from './upload-access.ts';
import type { PlannedUpload } from './upload-records.ts';

/**
 * Checks everything that can be known before the first byte, and returns what to remember of the upload.
 * @throws RequestErrors with a sentence
 */
export const checkCreation = async (
  { headers }: Request,
  access: UploadAccess,
  { config: { uploads: limits }, records, store, names }: UploadParts,
): Promise<Omit<PlannedUpload, 'id'>> => {
  const sent = readMetadata(headers.get('upload-metadata'));
  const metadata = validate(uploadMetadataSchema, sent);
  const folder = access.folder ?? metadata.folder;
  const decision = access.addsOnly ? 'keep' : metadata.clash;
  const { filename } = metadata;
  const safeName = toSafeName(filename);
  const mayBeMeant = safeName !== filename && decision !== 'keep' && isVisibleName(filename);
  // A file that was put there by hand may have a name that the server would not give: that one is meant.
  const sentName = mayBeMeant && (await names.find(folder, filename)) ? filename : safeName;
  const name = access.name === undefined ? sentName : access.name + endingOf(sentName);
  const size = Number(headers.get('upload-length'));
  if (size === 0) throw new ValidationError({ filename: `“${name}” is empty.` });
  const type = acceptedType(name);
  if (access.addsOnly && type.kind === 'document')
    throw new UnsupportedMediaTypeError(`“${name}” cannot be sent from a phone: pictures and videos can.`);
  const limit = type.kind === 'film' ? limits.maxFilm : limits.maxPicture;
  if (size > limit)
    throw new TooLargeError(
      `“${name}” has ${formatFileSize(size)}. At most ${formatFileSize(limit)} can be uploaded.`,
    );
  const underWay = await records.underWay(access.owner);
  if (underWay.files >= limits.maxFiles)
    throw new TooLargeError(`At most ${limits.maxFiles} files can be uploaded at once.`);
  if (underWay.bytes + size > limits.maxTotal)
    throw new TooLargeError(`At most ${formatFileSize(limits.maxTotal)} can be uploaded at once.`);
  await store.checkSpace(size);
  const present = await names.find(folder, name);
  const clash = present && (await names.describe(folder, name, present));
  // The same file once more is recognised when it has arrived, and not asked about.
  const mayBeKnown = metadata.known === 'skip' && clash?.size === size;
  if (clash && (decision === 'skip' || (decision === 'ask' && !mayBeKnown))) throw new NameClashError(clash);
  await access.onCreate?.({ name, size });
  const { owner, by } = access;
  return { owner, by, folder, name, size, clash: decision, metadata: JSON.stringify(sent) };
};

/** As it was sent, without keys that have no value. */
const readMetadata = (header: string | null): Record<string, string> => {
  try {
    const all = Object.entries(Metadata.parse(header ?? undefined));
    return Object.fromEntries(all.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
  } catch {
    throw new MalformedError('The upload does not say what it is (Upload-Metadata).');
  }
};
