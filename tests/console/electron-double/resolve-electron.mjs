import { readFile } from 'node:fs/promises';

const double = new URL('electron.ts', import.meta.url).href;
/** The built program. */
const built = new URL('../../../desktop-admin/out/main/', import.meta.url).href;

/** Module hook: resolves `electron` to the stand-in. */
export const resolve = (specifier, context, next) =>
  next(specifier === 'electron' || specifier === 'electron/main' ? double : specifier, context);

/**
 * Module hook: loads the built program unchanged. tsx, which the stand-in needs, would transform its dynamic
 * imports.
 */
export const load = async (url, context, next) =>
  url.startsWith(built)
    ? { format: 'module', source: await readFile(new URL(url)), shortCircuit: true }
    : next(url, context);
