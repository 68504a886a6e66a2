import { Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentProps<typeof Textarea>, 'id' | 'aria-invalid' | 'aria-describedby'> &
  Pick<ComponentProps<typeof FieldFrame>, 'label' | 'hint' | 'error'>;

/** TextField for several lines of text. */
export const TextAreaField = ({ label, hint, error, ...rest }: TextAreaFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => <Textarea dir="auto" rows={3} {...control} {...rest} />}
  </FieldFrame>
);
