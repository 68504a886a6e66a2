import { chakra } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { Calendar } from './calendar.tsx';
import { GroupFrame } from './group-frame.tsx';

interface CalendarFieldProps {
  name: string;
  legend: string;
  /** Today as a plain day ('YYYY-MM-DD'). */
  today: string;
  /** Days before this one cannot be chosen. */
  first: string;
}

/**
 * A day, chosen in a calendar that stands open in the form. Its value is a plain day, '' for none.
 * Brings the calendar's code with it: use it in forms that are loaded apart from their page.
 */
export const CalendarField = ({ name, legend, today, first }: CalendarFieldProps) => {
  const { field } = useController({ name });
  const attach = (node: HTMLDivElement | null) => {
    // The day the picker would give the focus to when tabbing in.
    const day = () => node?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    field.ref(node && { focus: day });
  };
  return (
    <GroupFrame name={name} legend={legend}>
      <chakra.div ref={attach} marginTop="3">
        <Calendar value={field.value ?? ''} onChange={field.onChange} today={today} first={first} />
      </chakra.div>
    </GroupFrame>
  );
};
