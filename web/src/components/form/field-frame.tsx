import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldError } from './field-error.tsx';

/** What a field's control must carry to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  name: string;
  label: string;
  /** Says '(optional)' after the label; required is the rule and not said. */
  optional?: boolean;
  hint?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below, tied together for screen readers. */
export const FieldFrame = ({ name, label, optional = false, hint, children }: FieldFrameProps) => {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  const describedBy = [message ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" gap="1" alignContent="start">
      <chakra.label htmlFor={id} fontSize="small" fontWeight="medium" lineHeight="snug">
        {label}
        {optional ? (
          <chakra.span color="fg.quiet" fontWeight="text">
            {' '}
            (optional)
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({ id, 'aria-invalid': Boolean(message), 'aria-describedby': describedBy || undefined })}
      {hint ? (
        <chakra.p id={`${id}-hint`} marginTop="2" fontSize="small" lineHeight="1.5" color="fg.quiet">
          {hint}
        </chakra.p>
      ) : null}
      <FieldError id={`${id}-error`} message={message} />
    </chakra.div>
  );
};
