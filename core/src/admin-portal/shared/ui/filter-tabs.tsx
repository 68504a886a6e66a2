import { chakra, SegmentGroup } from '@chakra-ui/react';
import { useId } from 'react';
import { chosenStyle } from '../../../theme/index.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { hiddenInputStyle } from './hidden-input.ts';

const Count = chakra('span', {
  base: { marginLeft: '1', fontSize: 'note', fontWeight: 'text', fontVariantNumeric: 'tabular-nums' },
});

/** Open choices in a line that wraps, the chosen one underlined like the current screen in the navigation. */
const tabStyle = {
  height: 'auto',
  minHeight: 'target',
  px: { base: '2', md: '3' },
  borderRadius: 'admin',
  fontSize: 'small',
  whiteSpace: 'nowrap',
  _hover: { bg: 'admin.sunken', color: 'admin.fg' },
  _checked: {
    bg: 'admin.sunken',
    color: 'admin.fg',
    boxShadow: 'inset 0 -2px 0 {colors.admin.accent}',
    ...chosenStyle,
  },
} as const;

interface FilterTabsProps<Value extends string> {
  /** For screen readers; the options are self-explanatory for others. */
  label: string;
  value: Value;
  /** `count`: how many items the choice would show; undefined while that is not known. */
  options: readonly { readonly value: Value; readonly label: string; readonly count: number | undefined }[];
  onChange: (value: Value) => void;
}

/** Chakra's segments as the filters of a list, each with the number of items that it lets through. */
export const FilterTabs = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterTabsProps<Value>) => {
  const labelId = useId();
  return (
    <SegmentGroup.Root
      ids={{ label: labelId }}
      value={value}
      onValueChange={(change) => {
        const chosen = options.find((option) => option.value === change.value);
        if (chosen) onChange(chosen.value);
      }}
      css={{ display: 'flex', flexWrap: 'wrap', gap: '1', border: 'none', overflow: 'visible' }}
    >
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} css={tabStyle}>
          <SegmentGroup.ItemHiddenInput style={hiddenInputStyle} />
          <SegmentGroup.ItemText>
            {`${option.label} `}
            {option.count === undefined ? null : <Count>{option.count}</Count>}
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
};
