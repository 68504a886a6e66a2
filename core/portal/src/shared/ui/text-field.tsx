import { chakra, Input } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'id' | 'aria-invalid' | 'aria-describedby'> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'> & {
    /** A 44 px control at the end of the field, inside its box. */
    end?: ReactNode;
  };

/** A line of text with its label, hint and error. */
export const TextField = ({ label, hint, error, announced = false, end, ...rest }: TextFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} announced={announced}>
    {(control) => (
      <chakra.div position="relative">
        <Input paddingRight={end ? '12' : '3'} {...control} {...rest} />
        {end ? (
          <chakra.div position="absolute" right="0" top="0">
            {end}
          </chakra.div>
        ) : null}
      </chakra.div>
    )}
  </FieldFrame>
);
