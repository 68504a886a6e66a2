const double = new URL('electron.ts', import.meta.url).href;

/** Module hook: `electron` is the stand-in. */
export const resolve = (specifier, context, next) =>
  next(specifier === 'electron' || specifier === 'electron/main' ? double : specifier, context);
