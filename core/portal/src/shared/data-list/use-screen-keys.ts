import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '../../ui/index.ts';
import { isLetterKey } from '../letter-key.ts';

/** Keys without a handler keep their usual meaning. */
interface ScreenKeys {
  /** `/` */
  readonly onSearch: () => void;
  /** Ctrl or Cmd with A */
  readonly onSelectAll?: () => void;
  /** Escape */
  readonly onClear?: () => void;
}

/** Text fields and selects handle keys themselves, and so do open dialogs and menus. */
const hasItsOwnKeys = (target: EventTarget | null): boolean =>
  isTextField(target) ||
  (target instanceof Element && target.closest('select, [role=dialog], [role=menu]') !== null);

/** Keyboard shortcuts that work wherever the focus is on the screen. */
export const useScreenKeys = (keys: ScreenKeys): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || hasItsOwnKeys(event.target)) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === '/' && !control) keys.onSearch();
    else if (keys.onSelectAll && isLetterKey(event, 'a') && control && !event.shiftKey) keys.onSelectAll();
    else if (keys.onClear && event.key === 'Escape' && !control) keys.onClear();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
