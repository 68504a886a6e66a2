import { type PictureFrame, pictureFrames } from '@jeweler/core/business';
import {
  type Field,
  type Fields,
  fieldTable,
  formGroups,
  isPlaced,
  type RecordKind,
  splitName,
} from '@jeweler/core/schemas';
import type { PicturePlace } from '../../../shared/picture-place.ts';

/** Where a field stands in the form and in the record. */
interface FieldPlace {
  /** Name of the text in the form. */
  readonly name: string;
  /** Where its value stands in the record; the two texts of the second view make one field. */
  readonly path: readonly [field: string, part?: string];
  /** Of a point of the picture: where the website crops it. */
  readonly frames?: readonly PictureFrame[];
  /** Of a picture: where it is shown, if that takes a certain size. */
  readonly place?: PicturePlace;
  /** Of a picture: the folder for it where it has none yet, and the record's other picture. */
  readonly folder?: string;
  /** Of a picture: the page is never without it. */
  readonly isKept?: boolean;
  readonly second?: { readonly name: string; readonly label: string };
}

/** A field of the form: what the table of fields says of it, and where it stands. */
export type FieldEntry = Field & FieldPlace;

interface FieldGroup {
  readonly title: string;
  readonly entries: readonly FieldEntry[];
}

const SECOND_PICTURE = 'second_view.image_url';
const nameOf = (path: string): string => path.replace('.', '_');

const pictureEntry = (kind: RecordKind, path: string): Partial<FieldPlace> => {
  if (kind !== 'products') return { folder: kind, isKept: isPlaced(kind) };
  const { label } = fieldTable.products[SECOND_PICTURE];
  const second = { name: nameOf(SECOND_PICTURE), label };
  return { folder: kind, place: 'product', ...(path !== SECOND_PICTURE && { second }) };
};

const entryOf = (kind: RecordKind, path: string): FieldEntry => {
  const fields: Fields = fieldTable[kind];
  const field = fields[path];
  if (!field) throw new Error(`${kind} have no field ${path}.`);
  return {
    ...field,
    name: nameOf(path),
    path: splitName(path),
    ...(field.control === 'picture' && pictureEntry(kind, path)),
    ...(field.control === 'focus' && {
      frames: pictureFrames[kind as keyof typeof pictureFrames],
    }),
  };
};

/** The fields of each kind of record, in the order of the form. */
export const fieldGroups = Object.fromEntries(
  Object.entries(formGroups).map(([kind, groups]) => [
    kind,
    groups.map(({ title, fields }) => ({
      title,
      entries: fields.map((path) => entryOf(kind as RecordKind, path)),
    })),
  ]),
) as unknown as Readonly<Record<RecordKind, readonly FieldGroup[]>>;

/** All fields of a kind of record. */
export const fieldEntries = (kind: RecordKind): readonly FieldEntry[] =>
  fieldGroups[kind].flatMap(({ entries }) => entries);
