import type { Ref } from 'react';
import { SearchInput } from '../../components/search-input.tsx';
import { useInboxSearch } from '../data/submission-list.ts';

/** The search over everything that visitors have sent; what is typed stands in no address. */
export const InboxSearch = ({ ref }: { ref: Ref<HTMLInputElement> }) => {
  const [typed, type] = useInboxSearch();
  return (
    <SearchInput
      ref={ref}
      aria-keyshortcuts="/"
      flex="1 1 100%!"
      label="Search requests"
      placeholder="Search names, phones, texts..."
      maxLength={200}
      value={typed}
      onChange={type}
    />
  );
};
