import type { HTMLInputTypeAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { FieldFrame } from './field-frame.tsx';

const Input = styled('input', input);
const TextArea = styled('textarea', input);

interface TextFieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  optional?: boolean;
  /** Text of several lines. */
  multiline?: boolean;
}

/** Text that is typed. `optional` fields that are empty are absent from the values. */
export const TextField = (props: TextFieldProps) => {
  const { name, label, type = 'text', autoComplete, optional = false, multiline } = props;
  const { register } = useFormContext();
  const registered = register(name, optional ? { setValueAs: (value: string) => value || undefined } : {});
  return (
    <FieldFrame name={name} label={label} optional={optional}>
      {(control) =>
        multiline ? (
          <TextArea multiline rows={4} dir="auto" {...control} {...registered} />
        ) : (
          <Input type={type} dir="auto" autoComplete={autoComplete} {...control} {...registered} />
        )
      }
    </FieldFrame>
  );
};
