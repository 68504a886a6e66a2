import { fieldsSchemas, nameFields, type RecordKind, requiredFields } from '@jeweler/core/schemas';
import type { Resolver } from 'react-hook-form';
import { fieldEntries } from './field-table.ts';
import { type Texts, toValues, type Values } from './texts.ts';

/** The schema of a record: all of its fields may be missing but those that are required, of a draft but its name. */
const schemaFor = (kind: RecordKind, isPublic: boolean) => {
  // All kinds are objects; which one makes no difference here.
  const schema = fieldsSchemas[kind] as (typeof fieldsSchemas)['products'];
  const needed: readonly string[] = isPublic ? requiredFields[kind] : [nameFields[kind]];
  const optional = Object.keys(schema.shape).filter((field) => !needed.includes(field));
  // Which fields these are depends on the kind, so their type says only that they are some of them.
  return schema.partial(Object.fromEntries(optional.map((field) => [field, true])) as { slug: true });
};

/**
 * Checks the texts of a form as the record's schema says, and gives its values. `isPublic`: visitors see it, or
 * are about to.
 */
export const recordResolver =
  (kind: RecordKind, isPublic: () => boolean): Resolver<Texts, unknown, Values> =>
  (texts) => {
    const parsed = schemaFor(kind, isPublic()).safeParse(toValues(kind, texts));
    const issues = parsed.error?.issues ?? [];
    // Issues are by field; the form's texts have names of their own.
    const errors = Object.fromEntries(
      fieldEntries(kind).flatMap(({ name, path }) => {
        const paths = [path.join('.'), path[0]];
        const issue = issues.find((each) => paths.includes(each.path.join('.')));
        return issue ? [[name, { type: issue.code, message: issue.message }]] : [];
      }),
    );
    return Object.keys(errors).length > 0
      ? { values: {}, errors }
      : { values: parsed.data ?? {}, errors: {} };
  };
