import { type PictureFrame, pictureFrames } from '@jeweler/core/business';
import {
  type Field,
  type Fields,
  fieldTable,
  formGroups,
  type RecordKind,
  splitName,
} from '@jeweler/core/schemas';

/** Where a field stands in the form and in the record. */
interface FieldPlace {
  /** Name of the text in the form. */
  readonly name: string;
  /** Where its value stands in the record; the two texts of the second view make one field. */
  readonly path: readonly [field: string, part?: string];
  /** Of a point of the picture: where the website crops it. */
  readonly frames?: readonly PictureFrame[];
}

/** A field of the form: what the table of fields says of it, and where it stands. */
export type FieldEntry = Field & FieldPlace;

interface FieldGroup {
  readonly title: string;
  readonly entries: readonly FieldEntry[];
}

const entryOf = (kind: RecordKind, path: string): FieldEntry => {
  const fields: Fields = fieldTable[kind];
  const field = fields[path];
  if (!field) throw new Error(`${kind} have no field ${path}.`);
  return {
    ...field,
    name: path.replace('.', '_'),
    path: splitName(path),
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
