import type { ClipboardEvent, Ref } from 'react';
import { SearchInput } from '../../components/search-input.tsx';
import { linesAsList } from '../files/search.ts';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

/** A field of one line drops line ends from what is pasted: names below each other would run together. */
const pasteLines = (event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void) => {
  const text = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(linesAsList(text), selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  onChange(field.value);
};

/** 'Search files...' (SPEC section 2). A list of names, pasted as lines or with commas, finds them all. */
export const SearchField = ({ ref, value, onChange }: SearchFieldProps) => (
  <SearchInput
    ref={ref}
    flex="1 1 16rem"
    label="Search files"
    placeholder="Search files..."
    aria-keyshortcuts="/"
    value={value}
    onChange={onChange}
    onPaste={(event) => pasteLines(event, onChange)}
  />
);
