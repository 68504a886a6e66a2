const ENGINE_LINE = /^npm warn EBADENGINE/i;
const PACKAGE = /^npm warn EBADENGINE\s+package: '([^']+)'/i;
const LAST_LINE = /^npm warn EBADENGINE\s+\}\s*$/i;

/**
 * Passes on what npm writes to standard error, but holds back warnings about the engines of packages until
 * the end: npm warns about every package of the lock file, even those that are not installed.
 * @param {(text: string) => void} print
 */
export const engineWarnings = (print) => {
  /** @type {{ name?: string, lines: string[] }[]} */
  const held = [];
  let current = { lines: [] };
  let rest = '';

  const readLine = (line) => {
    if (!ENGINE_LINE.test(line)) return print(line);
    current.lines.push(line);
    current.name ??= PACKAGE.exec(line)?.[1];
    if (!LAST_LINE.test(line)) return;
    held.push(current);
    current = { lines: [] };
  };

  return {
    /** @param {string} text any part of the output */
    write: (text) => {
      const lines = `${rest}${text}`.split(/(?<=\n)/);
      rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
      for (const line of lines) readLine(line);
    },
    /**
     * Prints the warnings about packages that were installed.
     * @param {Set<string> | undefined} installed `name@version` of each; undefined: all warnings are printed
     */
    end: (installed) => {
      if (rest) print(rest);
      for (const { name, lines } of [...held, current]) {
        if (name === undefined || !installed || installed.has(name)) print(lines.join(''));
      }
    },
  };
};
