/**
 * css-tree in one file, and what is used of it: its modules use `import.meta`, which Panda's bundled
 * configuration does not have.
 */
declare module 'css-tree/dist/csstree.esm' {
  interface Declaration {
    readonly property: string;
  }
  export const parse: (css: string) => object;
  export const walk: (
    tree: object,
    options: { visit: 'Declaration'; enter: (declaration: Declaration) => void },
  ) => void;
  export const generate: (node: object) => string;
  export const lexer: { matchDeclaration: (declaration: Declaration) => { error: Error | null } };
}
