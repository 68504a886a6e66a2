import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { portalInputRecipe } from '../../../theme/index.ts';
import { Icon } from './icon.tsx';

/** A boxed field without a label; label it with `TextField` or `aria-label`. */
export const Input = chakra('input', portalInputRecipe);

/** A boxed field for several lines of text. */
export const TextArea = chakra('textarea', portalInputRecipe, { defaultProps: { rows: 3 } });

interface FieldErrorProps {
  id?: string;
  /** The error does not come from the form's own validation, so screen readers announce it at once. */
  announced?: boolean;
  children: string;
}

export const FieldError = ({ id, announced = false, children }: FieldErrorProps) => (
  <chakra.p
    id={id}
    role={announced ? 'alert' : undefined}
    display="flex"
    gap="2"
    alignItems="flex-start"
    fontSize="small"
    lineHeight="1.45"
    color="admin.error"
  >
    <Icon name="warning" width="4" height="4" marginTop=".15rem" />
    <span>{children}</span>
  </chakra.p>
);

interface FieldFrameProps {
  /** Id of the control; its hint's id adds `-hint`, its error's `-error`. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  announced?: boolean;
  children: ReactNode;
}

/** Value of `aria-describedby` for the control in a FieldFrame. */
export const getDescriptionIds = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Label and hint above a control, error below. */
export const FieldFrame = ({ id, label, hint, error, announced = false, children }: FieldFrameProps) => (
  <chakra.div display="grid" gap="2" minWidth="0">
    <chakra.label htmlFor={id} fontWeight="medium" fontSize="small" lineHeight="snug">
      {label}
    </chakra.label>
    {hint ? (
      <chakra.p id={`${id}-hint`} marginTop="-1" fontSize="small" lineHeight="1.45" color="admin.quiet">
        {hint}
      </chakra.p>
    ) : null}
    {children}
    {error ? (
      <FieldError id={`${id}-error`} announced={announced}>
        {error}
      </FieldError>
    ) : null}
  </chakra.div>
);

/**
 * `onSubmit` handler that prevents a second submission while one is in progress. The submit button stays
 * enabled meanwhile: a disabled one would lose the focus.
 */
export const submitOnce =
  (isSubmitting: boolean, submit: (event: FormEvent) => unknown) =>
  (event: FormEvent): void => {
    if (isSubmitting) event.preventDefault();
    else void submit(event);
  };
