import { Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentProps<typeof Textarea>, 'id' | 'aria-invalid' | 'aria-describedby'> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'>;

/** TextField for several lines of text. */
export const TextAreaField = ({ label, hint, error, announced = false, ...rest }: TextAreaFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} announced={announced}>
    {(control) => <Textarea dir="auto" rows={3} {...control} {...rest} />}
  </FieldFrame>
);
