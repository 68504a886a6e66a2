import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { retryOnce } from '../../lib/loading/until-loaded.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';

/** The module that the site's forms are validated with. */
export type FormRules = typeof import('../../lib/forms/form-rules.ts');

export type SelectSchema<Output extends FieldValues, Input extends FieldValues> = (
  all: FormRules,
) => z.ZodType<Output, Input>;

const loadRules = () => retryOnce(() => import('../../lib/forms/form-rules.ts'));

/** Name of the error that is set if the rules could not be loaded; no field has this name. */
const UNAVAILABLE = 'unavailable';
const unavailable: FieldErrors = { [UNAVAILABLE]: { type: UNAVAILABLE } };

/** Whether a form was rejected only because it could not be validated. */
export const isValidationUnavailable = (errors: FieldErrors): boolean => UNAVAILABLE in errors;

/**
 * A form whose values are validated on submit, then on every change. The rules are loaded at the first
 * interaction, at the latest when they are needed; values that cannot be validated are rejected.
 */
export const useCheckedForm = <Output extends FieldValues, Input extends FieldValues>(
  selectSchema: SelectSchema<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> => {
  useEffect(() => {
    // If they cannot be loaded now, they are requested again when needed.
    void whenUsed().then(() => loadRules().catch(() => undefined));
  }, []);
  return useForm<Input, unknown, Output>({
    defaultValues,
    resolver: async (values, context, options) => {
      const rules = await loadRules().catch(() => undefined);
      if (!rules) return { values: {}, errors: unavailable as FieldErrors<Input> };
      return rules.zodResolver(selectSchema(rules))(values, context, options);
    },
  });
};
