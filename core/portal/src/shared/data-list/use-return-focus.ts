import { type RefObject, useEffect, useRef } from 'react';
import type { RowsHandle } from './use-windowed-rows.ts';

/** On returning from a record to its list, continues where the list was left. */
export const useReturnFocus = (rows: RefObject<RowsHandle | null>, isOpen: boolean): void => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) rows.current?.focus();
    wasOpen.current = isOpen;
  }, [rows, isOpen]);
};
