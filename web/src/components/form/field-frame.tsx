import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { Icon } from '../icon/icon.tsx';

/** Attributes that link a field's control to its label and error. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  name: string;
  label: string;
  /** Adds '(optional)' to the label; required fields are not marked. */
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and error of a field, linked for screen readers. */
export const FieldFrame = ({ name, label, optional = false, children }: FieldFrameProps) => {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  return (
    <styled.div css={{ display: 'grid', gap: '1', alignContent: 'start' }}>
      <styled.label htmlFor={id} css={{ fontSize: 'small', fontWeight: 'medium', lineHeight: 'snug' }}>
        {label}
        {optional ? (
          <styled.span css={{ color: 'fg.quiet', fontWeight: 'text' }}> (optional)</styled.span>
        ) : null}
      </styled.label>
      {children({
        id,
        'aria-invalid': Boolean(message),
        'aria-describedby': message ? `${id}-error` : undefined,
      })}
      <FieldNotes id={id} message={message} />
    </styled.div>
  );
};

interface FieldNotesProps {
  /** Of the field; those of its hint and error derive from it. */
  id: string;
  hint?: string | undefined;
  message: string | undefined;
}

/** Hint and error message under a field; the error has an icon, so that it does not depend on colour alone. */
export const FieldNotes = ({ id, hint, message }: FieldNotesProps) => (
  <>
    {hint ? (
      <styled.p
        id={`${id}-hint`}
        css={{ marginTop: '2', fontSize: 'small', lineHeight: '1.5', color: 'fg.quiet' }}
      >
        {hint}
      </styled.p>
    ) : null}
    {message ? (
      <styled.p
        id={`${id}-error`}
        css={{
          display: 'flex',
          gap: '2',
          alignItems: 'flex-start',
          marginTop: '2',
          fontSize: 'small',
          lineHeight: '1.45',
          color: 'error',
        }}
      >
        <Icon name="warning" css={{ width: '4', height: '4', marginTop: '.15rem' }} />
        {/* In an element of its own: a translator replaces text nodes, and React would change the one it knows. */}
        <span>{message}</span>
      </styled.p>
    ) : null}
  </>
);
