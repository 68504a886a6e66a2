import { useEffect, useEffectEvent, useState } from 'react';

/** So that a search runs when somebody has finished a word, not for each letter. */
const DEBOUNCE_MS = 250;

/**
 * The text of a search field whose search stands in the address: what is typed reaches it after a pause, and the
 * field follows an address that changes by other means.
 */
export const useSearchText = (
  q: string,
  onSearch: (q: string) => void,
): readonly [string, (typed: string) => void] => {
  const [typed, type] = useState(q);
  const [known, setKnown] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== sent) {
      setSent(q);
      type(q);
    }
  }

  const send = useEffectEvent((text: string) => {
    if (text === sent) return;
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, type];
};
