import { chakra, SegmentGroup } from '@chakra-ui/react';
import { useId } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';
import { hiddenInputStyle } from './hidden-input.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const Count = chakra('span', {
  base: { marginLeft: '1', fontSize: 'note', fontWeight: 'text', fontVariantNumeric: 'tabular-nums' },
});

interface SegmentsProps<Value extends string> {
  /** For screen readers; the options are self-explanatory for others. */
  label: string;
  value: Value;
  options: readonly {
    readonly value: Value;
    /** The accessible name, if there is an icon. */
    readonly label: string;
    readonly icon?: IconName;
    /** How many items a filter would show; undefined while that is not known. */
    readonly count?: number | undefined;
  }[];
  onChange: (value: Value) => void;
}

/** Chakra's segments, for two or three views of the same, or for the filters of a list. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => {
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
          {...(option.icon ? { title: option.label } : {})}
        >
          <SegmentGroup.ItemHiddenInput style={hiddenInputStyle} />
          <SegmentGroup.ItemText>
            {option.icon ? (
              <>
                <Icon name={option.icon} />
                <VisuallyHidden>{option.label}</VisuallyHidden>
              </>
            ) : (
              `${option.label} `
            )}
            {option.count === undefined ? null : <Count>{option.count}</Count>}
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
};
