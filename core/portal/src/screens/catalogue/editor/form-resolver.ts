import { zodResolver } from '@hookform/resolvers/zod';
import { fieldsSchemas, nameFields, type RecordKind, requiredFields } from '@jeweler/core/schemas';
import { type FieldError, get, type Resolver } from 'react-hook-form';
import { fieldEntries } from './field-table.ts';
import { type Texts, toValues, type Values } from './texts.ts';

/** The fields that a record cannot do without: a draft only what it is called. */
const required = (kind: RecordKind, isPublic: boolean): readonly string[] =>
  isPublic ? requiredFields[kind] : [nameFields[kind]];

/** The schema of a record: all of its fields may be missing but those that are required. */
const schemaFor = (kind: RecordKind, isPublic: boolean) => {
  // All kinds are objects; which one makes no difference here.
  const schema = fieldsSchemas[kind] as (typeof fieldsSchemas)['products'];
  const needed = required(kind, isPublic);
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
  async (texts, context, options) => {
    const schema = schemaFor(kind, isPublic());
    const check = zodResolver(schema) as unknown as Resolver<Values, unknown, Values>;
    const values = toValues(kind, texts);
    const result = await check(values, context, { ...options, fields: {} } as never);
    // Where there are errors, they are by field; the form's texts have names of their own.
    const errors = Object.fromEntries(
      fieldEntries(kind).flatMap(({ name, path }) => {
        const error: FieldError | undefined =
          get(result.errors, path.join('.')) ?? get(result.errors, path[0]);
        return error?.message === undefined ? [] : [[name, { type: error.type, message: error.message }]];
      }),
    );
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: result.values, errors: {} };
  };
