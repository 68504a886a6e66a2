import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldFrame, getDescriptionIds, Input } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  label: string;
  /** The rule for the value, shown under the label. */
  hint?: string;
  /** The error message shown under the field. */
  error?: string | undefined;
  /** The error does not come from the form's own validation, so screen readers announce it at once. */
  announced?: boolean;
  /** A 44 px control at the end of the field, inside its box. */
  end?: ReactNode;
};

/** Label above, boxed field, error below, associated for screen readers. */
export const TextField = ({ label, hint, error, announced = false, end, ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} announced={announced}>
      <chakra.div position="relative">
        <Input
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={getDescriptionIds({ id, hint, error })}
          paddingRight={end ? '12' : '3'}
          {...rest}
        />
        {end ? (
          <chakra.div position="absolute" right="0" top="0">
            {end}
          </chakra.div>
        ) : null}
      </chakra.div>
    </FieldFrame>
  );
};
