import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { FieldFrame } from './field-frame.tsx';

const TextArea = styled('textarea', input);

interface TextAreaFieldProps {
  name: string;
  label: string;
  optional?: boolean;
}

export const TextAreaField = ({ name, label, optional = false }: TextAreaFieldProps) => {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label} optional={optional}>
      {(control) => (
        <TextArea
          multiline
          rows={4}
          dir="auto"
          {...control}
          {...register(name, optional ? { setValueAs: (value: string) => value || undefined } : {})}
        />
      )}
    </FieldFrame>
  );
};
