import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '@jeweler/core/theme';
import { useFormContext } from 'react-hook-form';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame } from './field-frame.tsx';

const Select = chakra('select', inputRecipe);

interface SelectFieldProps {
  name: string;
  label: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A native select: the phone's own wheel, the keyboard's own search. */
export const SelectField = ({ name, label, placeholder, options }: SelectFieldProps) => {
  const { register } = useFormContext();
  return (
    <FieldFrame name={name} label={label}>
      {(control) => (
        <chakra.div position="relative">
          <Select paddingRight="8" cursor="pointer" {...control} {...register(name)}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon
            name="down"
            position="absolute"
            right="0.5"
            top="50%"
            translate="0 -50%"
            pointerEvents="none"
          />
        </chakra.div>
      )}
    </FieldFrame>
  );
};
