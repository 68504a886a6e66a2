import { type ComponentProps, useSyncExternalStore } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { chooseColors, colorScheme, subscribeToColorScheme } from './color-scheme.ts';

type ToggleProps = Pick<ComponentProps<typeof IconButton>, 'display'>;

/** Turns light into dark and back; the way back to the system's colours is in the account's settings. */
export const ColorSchemeToggle = (props: ToggleProps) => {
  const scheme = useSyncExternalStore(subscribeToColorScheme, colorScheme, () => 'light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={`Use ${other} colors`}
      onClick={() => chooseColors(other)}
      {...props}
    />
  );
};
