import { type ComponentProps, useSyncExternalStore } from 'react';
import { chooseColors, colorScheme, subscribeToColorScheme } from '../../shared/color-scheme.ts';
import { IconButton } from '../../shared/ui/button.tsx';

type ToggleProps = Pick<ComponentProps<typeof IconButton>, 'display'>;

/** Toggles light and dark; returning to the system's color scheme is possible in the account settings. */
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
