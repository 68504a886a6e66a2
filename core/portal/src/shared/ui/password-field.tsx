import { type ComponentProps, useState } from 'react';
import { IconButton } from './button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the password. */
export const PasswordField = ({ label, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        />
      }
      {...rest}
    />
  );
};
