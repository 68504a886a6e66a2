import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../shared/ui/text-field.tsx';

interface SharedFieldProps extends ComponentProps<typeof TextField> {
  name: string;
  /** The value of what is typed, or of what was stored before. */
  setValueAs?: (typed: string | number | null) => unknown;
}

/** One field of the shared form around it, with its fault. */
export const SharedField = ({ name, setValueAs, ...rest }: SharedFieldProps) => {
  const { formState, register } = useFormContext();
  const error = formState.errors[name]?.message as string | undefined;
  return <TextField error={error} {...rest} {...register(name, setValueAs && { setValueAs })} />;
};
