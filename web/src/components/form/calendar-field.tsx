import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { type ChevronProps, DayPicker, type Labels, labelDayButton } from 'react-day-picker';
import { useController } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { iconButton } from '#styled-system/recipes';
import { dateOfDay, dayOfDate } from '../../lib/forms/plain-day.ts';
import { Icon } from '../icon/icon.tsx';
import { GroupFrame } from './group-frame.tsx';

const RoundButton = styled('button', iconButton);

const MonthButton = (props: ComponentProps<'button'>) => (
  <RoundButton
    css={{ '&[aria-disabled=true]': { opacity: '0.35', cursor: 'default', bg: 'transparent' } }}
    {...props}
  />
);

const Arrow = ({ orientation }: ChevronProps) => <Icon name={orientation === 'left' ? 'previous' : 'next'} />;

// Defined once: with a new object on each render, the picker would remount its parts.
const parts = { PreviousMonthButton: MonthButton, NextMonthButton: MonthButton, Chevron: Arrow };

const MARKED = 'calendar-marked';
const markClasses = { marked: MARKED };

const Picker = styled(DayPicker, {
  base: {
    maxWidth: '26rem',
    p: { base: '2', sm: '3' },
    border: '1px solid {colors.rule}',
    bg: 'bg.raised',
    '& .rdp-month': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: '2',
      px: { sm: '1' },
    },
    '& .rdp-month_caption': {
      textAlign: 'center',
      textStyle: 'h4',
      fontSize: 'min({fontSizes.h4}, 6vw)',
      // Into the empty edges of the buttons beside it: with enlarged text on a phone, 'November' would break.
      marginInline: '-2',
      pointerEvents: 'none',
    },
    '& table': {
      gridColumn: '1 / -1',
      width: 'full',
      tableLayout: 'fixed',
      textAlign: 'center',
    },
    '& th': { height: '2rem', fontSize: 'label', fontWeight: 'medium', color: 'fg.quiet' },
    '& td': { p: '1px' },
    '& td button': {
      width: 'full',
      p: '0',
      // With enlarged text, the numbers grow only until seven fit across a phone, and never wrap.
      overflowWrap: 'normal',
      minHeight: 'target',
      fontSize: 'min({fontSizes.nav}, 7vw)',
      textStyle: 'figures',
      cursor: 'pointer',
      transitionProperty: 'background-color',
      transitionDuration: 'quick',
      _hover: { bg: 'bg.second' },
    },
    '& [data-today] button': {
      boxShadow: 'inset 0 0 0 1px {colors.control}',
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '& [data-disabled] button': { color: '#8a7f70', bg: 'transparent', cursor: 'default' },
    [`& .${MARKED} button`]: { color: 'fg.quiet', textDecorationLine: 'line-through' },
    // A day that was just selected is still hovered; without this, it would look unselected.
    '& [data-selected] button': {
      bg: 'solid',
      color: 'solid.fg',
      fontWeight: 'strong',
      _hover: { bg: 'solid' },
    },
  },
});

const toMonth = (day: string) => `${day.slice(0, 7)}-01`;

interface CalendarFieldProps {
  name: string;
  legend: string;
  hint?: string | undefined;
  today: string;
  /** Days before this one cannot be selected. */
  first: string;
  /** Days that are crossed out but can still be selected, each with a label such as 'closed'. */
  marks: ReadonlyMap<string, string>;
  /** Called with the month shown ('YYYY-MM'), initially and whenever it changes. */
  onMonth: (month: string) => void;
}

/**
 * A day, chosen in a calendar of one month that is always visible; arrow keys, Page Up and Down, Home and End move
 * the focus between its days. Its value is a plain day ('YYYY-MM-DD'), '' for none. Imports the calendar's code: use
 * it only in forms that are loaded separately from their page.
 */
export const CalendarField = ({ name, legend, hint, today, first, marks, onMonth }: CalendarFieldProps) => {
  const { field } = useController({ name });
  const value: string = field.value ?? '';
  const [turnedTo, setTurnedTo] = useState('');
  const start = toMonth(first);
  // The month navigated to may have passed by the time the clock is updated.
  const shown = [turnedTo, toMonth(value || first)].find((month) => month >= start) ?? start;
  const reportMonth = useEffectEvent((month: string) => onMonth(month.slice(0, 7)));
  useEffect(() => reportMonth(shown), [shown]);
  const dayLabel: Labels['labelDayButton'] = (date, ...rest) =>
    [date.getDate(), labelDayButton(date, ...rest), marks.get(dayOfDate(date))].filter(Boolean).join(', ');
  const attach = (node: HTMLDivElement | null) => {
    // The day that receives the focus when tabbing into the picker.
    const day = () => node?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    field.ref(node && { focus: day });
  };
  return (
    <GroupFrame name={name} legend={legend} hint={hint}>
      <styled.div ref={attach} css={{ marginTop: '3' }}>
        <Picker
          mode="single"
          required
          navLayout="around"
          components={parts}
          today={dateOfDay(today)}
          startMonth={dateOfDay(start)}
          month={dateOfDay(shown)}
          onMonthChange={(month: Date) => setTurnedTo(dayOfDate(month))}
          modifiers={{ marked: [...marks.keys()].map(dateOfDay) }}
          modifiersClassNames={markClasses}
          labels={{ labelDayButton: dayLabel }}
          disabled={{ before: dateOfDay(first) }}
          selected={value ? dateOfDay(value) : undefined}
          onSelect={(date: Date) => field.onChange(dayOfDate(date))}
        />
      </styled.div>
    </GroupFrame>
  );
};
