import { useRef } from 'react';
import { newKey } from '../shared/new-key.ts';

/** A text that is sent by one key, however often it takes; another one has another key, and so has the same once it is sent. */
export const useKeyedText = () => {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return {
    withKey(text: string) {
      if (last.current?.text !== text) last.current = { text, key: newKey() };
      return last.current;
    },
    end() {
      last.current = undefined;
    },
  };
};
