import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { FieldNotes } from './field-frame.tsx';

const Group = styled('fieldset', { base: { minWidth: '0' } });

interface GroupFrameProps {
  name: string;
  legend: string;
  /** Beside the legend: what has to be chosen before, or what the choice is for. */
  lead?: string | undefined;
  hint?: string | undefined;
  /** `radiogroup` for selecting one of several tiles; otherwise a plain group. */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** The counterpart of FieldFrame for a group of controls: legend, controls, hint and error. */
export const GroupFrame = ({ name, legend, lead, hint, role = 'group', children }: GroupFrameProps) => {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  const describedBy = [message ? `${id}-error` : '', lead ? `${id}-lead` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Group
      role={role}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy || undefined}
      {...(role === 'radiogroup' ? { 'aria-invalid': Boolean(message) } : {})}
    >
      <styled.legend css={{ fontSize: 'small', fontWeight: 'medium', lineHeight: 'snug' }}>
        <span id={`${id}-legend`}>{legend}</span>
        {lead ? (
          <styled.span
            id={`${id}-lead`}
            css={{ marginLeft: '3', fontWeight: 'text', color: 'fg.quiet' }}
          >{` ${lead}`}</styled.span>
        ) : null}
      </styled.legend>
      {children}
      <FieldNotes id={id} hint={hint} message={message} />
    </Group>
  );
};
