import { type ComponentProps, useId } from 'react';
import { FieldFrame, getDescriptionIds, TextArea } from './field-frame.tsx';

type TextAreaFieldProps = Omit<
  ComponentProps<typeof TextArea>,
  'id' | 'aria-invalid' | 'aria-describedby'
> & {
  label: string;
  error?: string | undefined;
};

/** TextField for several lines of text. */
export const TextAreaField = ({ label, error, ...rest }: TextAreaFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextArea
        dir="auto"
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={getDescriptionIds({ id, error })}
        {...rest}
      />
    </FieldFrame>
  );
};
