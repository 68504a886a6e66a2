import type { Ref } from 'react';
import { SearchInput } from '../../../shared/ui/search-input.tsx';
import { useRequestSearch } from '../data/submission-list.ts';

/** Searches all submissions; the text never appears in a URL. */
export const RequestSearch = ({ ref }: { ref: Ref<HTMLInputElement> }) => {
  const [typed, type] = useRequestSearch();
  return (
    <SearchInput
      ref={ref}
      aria-keyshortcuts="/"
      flex="1 1 8.5rem"
      label="Search requests"
      placeholder="Search..."
      maxLength={200}
      value={typed}
      onChange={type}
    />
  );
};
