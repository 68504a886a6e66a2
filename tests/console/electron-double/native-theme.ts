import { computer } from './computer.ts';
import { KnownEmitter, strict } from './strict.ts';

class NativeTheme extends KnownEmitter {
  systemIsDark = false;
  source = 'system';
  readonly shouldUseHighContrastColors = false;
  readonly shouldUseInvertedColorScheme = false;

  constructor() {
    super('NativeTheme');
  }
  get themeSource() {
    return this.source;
  }
  set themeSource(source: string) {
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
