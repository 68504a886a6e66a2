import { toSlug } from '@jeweler/core/format';
import { type RecordKind, storedFieldsSchema } from '@jeweler/core/schemas';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { fieldEntries } from './field-table.ts';
import { afterSaving, changedNames, conflictNames, type Edit, follow, resolve } from './merging.ts';
import { type Texts, toTexts, toValues, type Values } from './texts.ts';

/**
 * Checks the texts of a form as the record's schema says, and gives its values. `isPublic`: visitors see it, or
 * are about to.
 */
export const recordResolver =
  (kind: RecordKind, isPublic: () => boolean): Resolver<Texts, unknown, Values> =>
  (texts) => {
    const parsed = storedFieldsSchema(kind, isPublic()).safeParse(toValues(kind, texts));
    const issues = parsed.error?.issues ?? [];
    // Issues are by field; the form's texts have names of their own.
    const errors = Object.fromEntries(
      fieldEntries(kind).flatMap(({ name, path }) => {
        const own = path.join('.');
        const issue = issues.find((each) => {
          const at = each.path.join('.');
          return at === own || at === path[0] || at.startsWith(`${own}.`);
        });
        return issue ? [[name, { type: issue.code, message: issue.message }]] : [];
      }),
    );
    return Object.keys(errors).length > 0
      ? { values: {}, errors }
      : { values: parsed.data ?? {}, errors: {} };
  };

interface EditingOptions {
  readonly kind: RecordKind;
  /** The record's values as the server has them now. */
  readonly values: Values;
  /** Visitors see the record. */
  readonly isPublic: boolean;
  /** They have seen it: its address does not follow its name any more. */
  readonly wasPublic: boolean;
}

/** The form of a record, joined with what others change meanwhile (`merging.ts`). */
export const useEditing = ({ kind, values, isPublic, wasPublic }: EditingOptions) => {
  const theirs = useMemo(() => toTexts(kind, values), [kind, values]);
  const [base, setBase] = useState(theirs);
  // The same, at once: an answer may arrive between a change and its rendering.
  const latestBase = useRef(base);
  const mustBeComplete = useRef(isPublic);
  const [resolver] = useState(() => recordResolver(kind, () => mustBeComplete.current));
  const form = useForm<Texts, unknown, Values>({ defaultValues: theirs, resolver });
  const { getValues, setValue, clearErrors } = form;
  // Every text of the form has an initial value.
  const mine: Texts = { ...base, ...(useWatch({ control: form.control }) as Texts) };

  const current = (): Edit => ({ base: latestBase.current, mine: { ...latestBase.current, ...getValues() } });
  const become = (next: Edit) => {
    const shown = getValues();
    for (const [name, text] of Object.entries(next.mine)) {
      if (shown[name] === text) continue;
      setValue(name, text);
      clearErrors(name);
    }
    latestBase.current = next.base;
    setBase(next.base);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions only read what is current
  useLayoutEffect(() => {
    if (theirs !== latestBase.current) become(follow(current(), theirs));
  }, [theirs]);

  const edit = { base, mine };
  return {
    form,
    theirs,
    mine,
    changed: changedNames(edit),
    conflicts: conflictNames(edit, theirs),
    current,
    /** Checks from now on what visitors need too, or only what a draft needs. */
    requireAll: (isRequired: boolean) => {
      mustBeComplete.current = isRequired;
    },
    choose: (name: string, choice: 'mine' | 'theirs') => become(resolve(current(), theirs, name, choice)),
    /** Puts texts into the form as if they had been typed now. */
    type: (texts: Texts) => {
      const { base: known, mine: shown } = current();
      become({ base: known, mine: { ...shown, ...texts } });
    },
    /** Joins a present state that an answer of the server has told. */
    follow: (present: Texts) => become(follow(current(), present)),
    saved: (sent: Texts, stored: Texts) => become(afterSaving(current(), sent, stored)),
    /** The name has become `name`: the address follows until somebody has edited it. */
    followName: (before: string, name: string) => {
      const { slug } = getValues();
      if (isPublic || wasPublic || slug === undefined || (slug !== '' && slug !== toSlug(before))) return;
      setValue('slug', toSlug(name), { shouldValidate: form.formState.isSubmitted });
    },
  };
};

export type Editing = ReturnType<typeof useEditing>;
