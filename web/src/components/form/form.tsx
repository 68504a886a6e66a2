import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
} from 'react-hook-form';
import { notify } from '../notices/notify.ts';
import { Honeypot } from './honeypot.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { isUnchecked, type RulesOf, useCheckedForm } from './use-checked-form.ts';

/** What a submission needs of the form besides the values. */
export type FormControls<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'reset' | 'setError'>;

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  /** Picks the schema of the values out of those the site has. */
  rules: RulesOf<Output, Input>;
  defaultValues: NoInfer<DefaultValues<Input>>;
  /** Called with valid values only. While its promise is pending the form counts as submitting. */
  onSubmit: (values: Output, form: FormControls<Input>) => Promise<void> | void;
  /** Accessible name of the form. */
  label: string;
  /** Public forms carry the off-screen field that robots fill in. */
  withHoneypot?: boolean;
  children: ReactNode;
}

const sayUnchecked = (errors: FieldErrors) => {
  if (!isUnchecked(errors)) return;
  void notify({
    tone: 'error',
    title: 'Error',
    text: 'The form could not be checked. Please check your connection and try again.',
  });
};

/**
 * A form that checks itself: on submit, then on every change; the first wrong field gets the focus.
 * Fields inside connect by name.
 */
export const Form = <Output extends FieldValues, Input extends FieldValues>({
  rules,
  defaultValues,
  onSubmit,
  label,
  withHoneypot = false,
  children,
}: FormProps<Output, Input>) => {
  const form = useCheckedForm(rules, defaultValues);
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={label}
        display="grid"
        gap="8"
        position="relative"
        onSubmit={form.handleSubmit((values) => onSubmit(values, form), sayUnchecked)}
      >
        <NoScriptNote />
        {children}
        {withHoneypot ? <Honeypot /> : null}
      </chakra.form>
    </FormProvider>
  );
};
