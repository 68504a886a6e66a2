const toEscape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A plugin of Vite for what Node runs: V8 keeps the source of each file that it has loaded, with two bytes for every
 * character if one of them is not of Latin-1.
 */
export const inLatin1 = {
  name: 'in-latin1',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, toEscape);
  },
};
