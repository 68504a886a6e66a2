import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { Input } from './input.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  label: string;
  /** The sentence under the field when its value is wrong. */
  error?: string | undefined;
  /** The error comes from elsewhere than this form's own rules and is said to screen readers at once. */
  announced?: boolean;
  /** A 44 px control at the end of the field, inside its box. */
  end?: ReactNode;
};

/** Label above, boxed field, error below, tied together for screen readers. */
export const TextField = ({ label, error, announced = false, end, ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <chakra.div display="grid" gap="2">
      <chakra.label htmlFor={id} fontWeight="medium" fontSize="small" lineHeight="snug">
        {label}
      </chakra.label>
      <chakra.div position="relative">
        <Input
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          paddingRight={end ? '12' : '3'}
          {...rest}
        />
        {end ? (
          <chakra.div position="absolute" right="0" top="0">
            {end}
          </chakra.div>
        ) : null}
      </chakra.div>
      {error ? (
        <chakra.p
          id={`${id}-error`}
          role={announced ? 'alert' : undefined}
          display="flex"
          gap="2"
          alignItems="flex-start"
          fontSize="small"
          lineHeight="1.45"
          color="admin.error"
        >
          <Icon name="warning" width="4" height="4" marginTop=".15rem" />
          {error}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
};
