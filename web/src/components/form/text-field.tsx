import type { HTMLInputTypeAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { FieldFrame } from './field-frame.tsx';

const Input = styled('input', input);

interface TextFieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  optional?: boolean;
  hint?: string;
}

/** One line of text. `optional` fields that are empty are absent from the values. */
export const TextField = ({
  name,
  label,
  type = 'text',
  autoComplete,
  optional = false,
  hint,
}: TextFieldProps) => {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label} optional={optional} {...(hint ? { hint } : {})}>
      {(control) => (
        <Input
          type={type}
          dir="auto"
          autoComplete={autoComplete}
          {...control}
          {...register(name, optional ? { setValueAs: (value: string) => value || undefined } : {})}
        />
      )}
    </FieldFrame>
  );
};
