import type { ClipboardEvent, Ref } from 'react';
import { SearchInput } from '../../../shared/ui/search-input.tsx';
import { linesAsList } from '../files/search.ts';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

/** A single-line field drops line breaks from pasted text: names on separate lines would run together. */
const pasteLines = (event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void) => {
  const text = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(linesAsList(text), selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  onChange(field.value);
};

/** 'Search files...' (SPEC section 2). Finds all names of a list that is pasted as lines or with commas. */
export const SearchField = ({ ref, value, onChange }: SearchFieldProps) => (
  <SearchInput
    ref={ref}
    flex={{ base: '1 1 100%', md: '1 1 9rem' }}
    label="Search files"
    placeholder="Search files..."
    aria-keyshortcuts="/"
    value={value}
    onChange={onChange}
    onPaste={(event) => pasteLines(event, onChange)}
  />
);
