import { useFormContext } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame } from './field-frame.tsx';

const Select = styled('select', input);

interface SelectFieldProps {
  name: string;
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A native select: on phones with the system's own picker, on keyboards with type-ahead. */
export const SelectField = ({ name, label, placeholder, options }: SelectFieldProps) => {
  const { register, formState } = useFormContext();
  return (
    <FieldFrame name={name} label={label}>
      {(control) => (
        <styled.div css={{ position: 'relative' }}>
          <Select
            css={{ paddingRight: '8', cursor: 'pointer' }}
            // Chosen in the server's HTML too.
            defaultValue={formState.defaultValues?.[name]}
            {...control}
            {...register(name)}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon
            name="down"
            css={{
              position: 'absolute',
              right: '0.5',
              top: '50%',
              translate: '0 -50%',
              pointerEvents: 'none',
            }}
          />
        </styled.div>
      )}
    </FieldFrame>
  );
};
