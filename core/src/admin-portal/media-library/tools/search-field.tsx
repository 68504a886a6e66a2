import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Input } from '../../components/input.tsx';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

/** 'Search files...' (SPEC section 2). */
export const SearchField = ({ ref, value, onChange }: SearchFieldProps) => (
  <chakra.div position="relative" flex="1 1 16rem">
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
      ref={ref}
      type="search"
      placeholder="Search files..."
      aria-label="Search files"
      aria-keyshortcuts="/"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      paddingLeft="10"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </chakra.div>
);
