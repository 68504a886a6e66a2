import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { Honeypot } from './honeypot.tsx';
import { NoScriptNote } from './no-script-note.tsx';

/** What a submission needs of the form besides the values. */
export type FormControls<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'reset' | 'setError'>;

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Called with valid values only. While its promise is pending the form counts as submitting. */
  onSubmit: (values: Output, form: FormControls<Input>) => Promise<void> | void;
  /** Accessible name of the form. */
  label: string;
  /** Public forms carry the off-screen field that robots fill in. */
  withHoneypot?: boolean;
  children: ReactNode;
}

/**
 * A form that owns its resolver: values are checked against `schema` on submit, then on every
 * change; the first wrong field gets the focus. Fields inside connect by name.
 */
export const Form = <Output extends FieldValues, Input extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  label,
  withHoneypot = false,
  children,
}: FormProps<Output, Input>) => {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={label}
        display="grid"
        gap="8"
        position="relative"
        onSubmit={form.handleSubmit((values) => onSubmit(values, form))}
      >
        <NoScriptNote />
        {children}
        {withHoneypot ? <Honeypot /> : null}
      </chakra.form>
    </FormProvider>
  );
};
