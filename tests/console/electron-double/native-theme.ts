import type Electron from 'electron';
import { computer } from './computer.ts';
import type { PartialDoubleOf } from './double-of.ts';
import { KnownEmitter, strict } from './strict.ts';

class NativeTheme extends KnownEmitter implements PartialDoubleOf<Electron.NativeTheme> {
  systemIsDark = false;
  source: Electron.NativeTheme['themeSource'] = 'system';

  constructor() {
    super('NativeTheme');
  }
  get themeSource() {
    return this.source;
  }
  set themeSource(source: Electron.NativeTheme['themeSource']) {
    if (!['system', 'light', 'dark'].includes(source))
      throw new TypeError(`Error processing argument at index 0, conversion failure from ${source}`);
    this.source = source;
    void this.tell();
  }
  get shouldUseDarkColors() {
    return this.source === 'system' ? this.systemIsDark : this.source === 'dark';
  }
  /** Simulates that the user changes the system's appearance; resolves when the pages follow it. */
  turn(dark: boolean) {
    this.systemIsDark = dark;
    return this.tell();
  }
  tell() {
    setImmediate(() => this.emit('updated'));
    return computer().browser.call('darken', this.shouldUseDarkColors);
  }
}

export const nativeTheme = strict('nativeTheme', new NativeTheme());
