import { useId } from 'react';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { slotChoices } from './open-slots.ts';

const Label = styled('label', { base: { fontSize: 'small', fontWeight: 'medium', lineHeight: 'snug' } });
const Input = styled('input', input);
const Select = styled('select', input);

/**
 * Shown by `WhenFields` in place of its calendar without JavaScript and while its scripts are missing. If the entry
 * itself is not loaded, it appears after ten seconds, in browsers that can animate `display`.
 */
const Plain = styled('div', {
  base: {
    display: 'none',
    gap: '8',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    '@media (scripting: none)': { display: 'grid' },
    _scriptsMissing: { display: 'grid' },
    '@supports (transition-behavior: allow-discrete)': {
      '@media (scripting: enabled)': {
        'html:not([data-scripts]) &': { display: 'grid', animation: 'show 0s 10s both' },
      },
    },
  },
});

/** Day and time in the browser's own fields. What is chosen here before hydration is kept by the form. */
export const PlainWhen = ({ first }: { first: string }) => {
  const id = useId();
  return (
    <Plain>
      <div>
        <Label htmlFor={`${id}-day`}>Date</Label>
        <Input id={`${id}-day`} type="date" name="appointmentDate" min={first} />
      </div>
      <div>
        <Label htmlFor={`${id}-time`}>Time</Label>
        <Select id={`${id}-time`} name="appointmentTime">
          <option value="">Select a time</option>
          {slotChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </Plain>
  );
};
