import { type ComponentProps, useState } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { TextField } from '../components/text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'end' | 'autoComplete'>;

/** The password, hidden until the person wants to see it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
      {...props}
    />
  );
};
