/** The key as the menu calls it. */
export const globalKeyName = (platform: NodeJS.Platform): string =>
  platform === 'darwin' ? 'Cmd+Shift+Space' : 'Ctrl+Shift+Space';
