import { useController } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { GroupFrame } from './group-frame.tsx';

interface CalendarFieldProps extends Pick<CalendarProps, 'today' | 'first' | 'marks' | 'onMonth'> {
  name: string;
  legend: string;
  hint?: string | undefined;
}

/**
 * A day, chosen in a calendar that is always visible. Its value is a plain day, '' for none. Imports the
 * calendar's code: use it only in forms that are loaded separately from their page.
 */
export const CalendarField = ({ name, legend, hint, ...calendar }: CalendarFieldProps) => {
  const { field } = useController({ name });
  const attach = (node: HTMLDivElement | null) => {
    // The day that receives the focus when tabbing into the picker.
    const day = () => node?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    field.ref(node && { focus: day });
  };
  return (
    <GroupFrame name={name} legend={legend} hint={hint}>
      <styled.div ref={attach} css={{ marginTop: '3' }}>
        <Calendar value={field.value ?? ''} onChange={field.onChange} {...calendar} />
      </styled.div>
    </GroupFrame>
  );
};
