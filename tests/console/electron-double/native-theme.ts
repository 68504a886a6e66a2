import type Electron from 'electron';
import { computer } from './computer.ts';
import type { DoubleOf } from './double-of.ts';
import { KnownEmitter, strict } from './strict.ts';

class NativeTheme
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.NativeTheme,
      | 'shouldUseHighContrastColors'
      | 'shouldUseInvertedColorScheme'
      | 'themeSource'
      | 'shouldUseDarkColors'
      | 'shouldUseDarkColorsForSystemIntegratedUI'
    >
{
  systemIsDark = false;
  source: Electron.NativeTheme['themeSource'] = 'system';
  readonly shouldUseHighContrastColors = false;
  readonly shouldUseInvertedColorScheme = false;

  constructor() {
    super('NativeTheme');
  }
  get themeSource() {
    return this.source;
  }
  set themeSource(source: Electron.NativeTheme['themeSource']) {
    this.source = source;
    this.tell();
  }
  get shouldUseDarkColors() {
    return this.source === 'system' ? this.systemIsDark : this.source === 'dark';
  }
  get shouldUseDarkColorsForSystemIntegratedUI() {
    return this.systemIsDark;
  }
  /** Simulates that the user changes the system's appearance. */
  turn(dark: boolean) {
    this.systemIsDark = dark;
    this.tell();
  }
  tell() {
    this.emit('updated');
    void computer().browser.call('darken', this.shouldUseDarkColors);
  }
}

export const nativeTheme = strict('nativeTheme', new NativeTheme());
