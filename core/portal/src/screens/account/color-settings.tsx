import { useSyncExternalStore } from 'react';
import {
  type ColorChoice,
  chooseColors,
  colorChoice,
  subscribeToColorScheme,
} from '../../shared/color-scheme.ts';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';

const options = [
  { value: 'system', label: 'Follow the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: ColorChoice; label: string }[];

/** Light, dark, or the system's color scheme. */
export const ColorSettings = () => {
  const choice = useSyncExternalStore(subscribeToColorScheme, colorChoice);
  return <RadioGroup<ColorChoice> label="Colors" value={choice} options={options} onChange={chooseColors} />;
};
