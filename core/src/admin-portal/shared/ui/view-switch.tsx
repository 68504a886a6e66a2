import { SegmentGroup } from '@chakra-ui/react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../ui/index.ts';
import { hiddenInputStyle } from './hidden-input.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface ViewSwitchProps<Value extends string> {
  label: string;
  value: Value;
  /** For an option with an icon, the label is its accessible name. */
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconName }[];
  onChange: (value: Value) => void;
}

/** Chakra's segments for two or three views of the same. */
export const ViewSwitch = <Value extends string>(props: ViewSwitchProps<Value>) => {
  const { label, value, options, onChange } = props;
  const labelId = useId();
  return (
    <SegmentGroup.Root
      ids={{ label: labelId }}
      value={value}
      onValueChange={(change) => {
        const chosen = options.find((option) => option.value === change.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      {options.map((option) => (
        <SegmentGroup.Item
          key={option.value}
          value={option.value}
          {...(option.icon ? { title: option.label } : { px: '4' })}
        >
          <SegmentGroup.ItemHiddenInput style={hiddenInputStyle} />
          <SegmentGroup.ItemText>
            {option.icon ? (
              <>
                <Icon name={option.icon} />
                <VisuallyHidden>{option.label}</VisuallyHidden>
              </>
            ) : (
              option.label
            )}
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
};
