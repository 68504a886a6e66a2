import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, useDeferredValue, useEffect } from 'react';
import { sessionAtom } from './session/use-session.ts';
import { SearchInput } from './ui/search-input.tsx';

/** The text of a list's search field. Names and addresses of people must not appear in URLs, so it is stored only here. */
export const createSearchText = () => {
  const typedAtom = sessionAtom('');
  /** The same, once it is searched for. */
  const searchedAtom = sessionAtom('');
  return {
    /** The field. It alone rerenders on every keystroke; the list follows at lower priority. */
    Field: (props: Omit<ComponentProps<typeof SearchInput>, 'value' | 'onChange'>) => {
      const [typed, type] = useAtom(typedAtom);
      const setSearched = useSetAtom(searchedAtom);
      const q = useDeferredValue(typed).trim();
      useEffect(() => setSearched(q), [setSearched, q]);
      return <SearchInput maxLength={200} {...props} value={typed} onChange={type} />;
    },
    /** Empties the field, without rendering for its text. */
    useClear: () => {
      const type = useSetAtom(typedAtom);
      return () => type('');
    },
    /** What is searched for. */
    useSearched: (): string => useAtomValue(searchedAtom),
  };
};
