import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect } from 'react';

/** The text of a list's search field. Names and addresses of people must not appear in URLs, so it is stored only here. */
export const createSearchText = () => {
  const typedAtom = atom('');
  /** The same, once it is searched for. */
  const searchedAtom = atom('');
  return {
    /** The field. Only components that call this rerender on every keystroke; the list follows at lower priority. */
    useField: (): readonly [string, (typed: string) => void] => {
      const [typed, type] = useAtom(typedAtom);
      const setSearched = useSetAtom(searchedAtom);
      const q = useDeferredValue(typed).trim();
      useEffect(() => setSearched(q), [setSearched, q]);
      return [typed, type];
    },
    /** Types something else, without rendering for the text. */
    useType: () => useSetAtom(typedAtom),
    /** What is searched for. */
    useSearched: (): string => useAtomValue(searchedAtom),
  };
};
