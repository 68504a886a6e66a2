import { chakra, Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

interface SearchInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> {
  /** For screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field with a magnifying glass icon; its width is determined by the surrounding row. */
export const SearchInput = ({ label, onChange, flex, ...rest }: SearchInputProps) => (
  <chakra.div position="relative" flex={flex}>
    <Icon
      name="search"
      position="absolute"
      left="3"
      top="50%"
      translate="0 -50%"
      color="admin.quiet"
      pointerEvents="none"
    />
    <Input
      type="search"
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      paddingLeft="10"
      onChange={(event) => onChange(event.currentTarget.value)}
      {...rest}
    />
  </chakra.div>
);
