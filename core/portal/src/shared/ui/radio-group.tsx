import { RadioGroup as ChakraRadioGroup, chakra } from '@chakra-ui/react';
import { hiddenInputStyle } from './hidden-input.ts';

interface RadioGroupProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** Chakra's radio buttons for a few options of known values, all visible. */
export const RadioGroup = <Value extends string | number>(props: RadioGroupProps<Value>) => {
  const { label, value, options, onChange } = props;
  return (
    <ChakraRadioGroup.Root
      value={String(value)}
      onValueChange={(change) => {
        const chosen = options.find((option) => String(option.value) === change.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      <ChakraRadioGroup.Label>{label}</ChakraRadioGroup.Label>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" marginTop="1">
        {options.map((option) => (
          <ChakraRadioGroup.Item key={option.value} value={String(option.value)}>
            <ChakraRadioGroup.ItemHiddenInput style={hiddenInputStyle} />
            <ChakraRadioGroup.ItemControl />
            <ChakraRadioGroup.ItemText>{option.label}</ChakraRadioGroup.ItemText>
          </ChakraRadioGroup.Item>
        ))}
      </chakra.div>
    </ChakraRadioGroup.Root>
  );
};
