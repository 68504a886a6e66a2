import { useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '../../ui/index.ts';
import { isLetterKey } from '../letter-key.ts';

/** The keys of the screens, by what is done at them. `?` shows the handbook's page of all keys. */
export const screenKeys = {
  onKeys: '?',
  onSearch: '/',
  onSelectAll: 'Ctrl+A',
  onClear: 'Esc',
  onNext: 'j',
  onPrevious: 'k',
  onReply: 'r',
  onFinish: 'e',
  onUnread: 'u',
  onSpam: '#',
} as const;

/**
 * Whether single keys are listened to. Whoever speaks to the computer, or touches keys without meaning to, switches
 * them off (WCAG 2.1.4).
 */
export const hasSingleKeysAtom = atomWithStorage('single-keys', true, undefined, { getOnInit: true });

/** A key without a handler keeps its usual meaning; so does one whose handler returns false, having nothing to do. */
type ScreenKeys = { readonly [Name in keyof typeof screenKeys]?: (() => unknown) | undefined };

/** Text fields and selects handle keys themselves, and so do open dialogs and menus. */
const hasItsOwnKeys = (target: EventTarget | null): boolean =>
  isTextField(target) ||
  (target instanceof Element && target.closest('select, [role=dialog], [role=menu]') !== null);

const isPressed = (event: KeyboardEvent, name: string): boolean => {
  // Some keyboards have a sign with AltGr, which Windows reports as Ctrl with Alt.
  const isAltGraph = event.getModifierState('AltGraph');
  const control = (event.ctrlKey || event.metaKey) && !isAltGraph;
  const key = name.replace('Ctrl+', '').replace('Esc', 'Escape');
  if (control !== name.startsWith('Ctrl+') || (event.altKey && !isAltGraph)) return false;
  return /^[a-z]$/i.test(key) ? !event.shiftKey && isLetterKey(event, key.toLowerCase()) : event.key === key;
};

/** Keyboard shortcuts that work wherever the focus is on the screen. */
export const useScreenKeys = (handlers: ScreenKeys): void => {
  const hasSingleKeys = useAtomValue(hasSingleKeysAtom);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || hasItsOwnKeys(event.target)) return;
    for (const [name, handler] of Object.entries(handlers)) {
      const key = screenKeys[name as keyof ScreenKeys];
      if (!handler || (key.length === 1 && !hasSingleKeys) || !isPressed(event, key)) continue;
      if (handler() !== false) event.preventDefault();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
