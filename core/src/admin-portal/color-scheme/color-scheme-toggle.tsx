import { useSyncExternalStore } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { chooseColorScheme, colorScheme, subscribeToColorScheme } from './color-scheme.ts';

/** Turns light into dark and back; the choice stays on this computer. */
export const ColorSchemeToggle = () => {
  const scheme = useSyncExternalStore(subscribeToColorScheme, colorScheme);
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={`Use ${other} colors`}
      onClick={() => chooseColorScheme(other)}
    />
  );
};
