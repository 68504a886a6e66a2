import type { Config } from '@pandacss/dev';
import { generate, lexer, parse, walk } from 'css-tree/dist/csstree.esm';

type Hooks = NonNullable<Config['hooks']>;
type ParserResult = Parameters<NonNullable<Hooks['parser:after']>>[0]['result'];

/**
 * Fails the build if a style would be missing from the sheet, be no CSS, or be emitted in another order than
 * it is written in; Panda reports none of them. (Unknown properties and conditions are type errors too.)
 */
export const checkStyles = {
  'parser:after': ({ filePath, result }) => {
    for (const { type, box, data } of result?.all ?? []) {
      const styles = type?.startsWith('jsx') ? findStyleProps(box) : [box];
      report([...styles.flatMap(unknownValues), ...data.flatMap(openOrder)], filePath);
    }
  },
  'cssgen:done': ({ content }) => report(invalidDeclarations(content), 'web/src'),
} satisfies Hooks;

/** Panda catches errors thrown by hooks, so the build fails through the exit code. */
const report = (faults: readonly string[], file: string) => {
  if (faults.length === 0) return;
  process.exitCode = 1;
  process.stderr.write([...new Set(faults)].map((fault) => `${file}: ${fault}.\n`).join(''));
};

/** What Panda has found out about an expression: the parts of it that are read here. */
type Box = Pick<NonNullable<NonNullable<ParserResult>['all'][number]['box']>, 'getNode'> & {
  readonly type: string;
  readonly value?: unknown;
  readonly whenTrue?: Box;
  readonly whenFalse?: Box;
};

const listEntries = (box: Box | undefined): [string, Box][] =>
  box?.type === 'map' && box.value instanceof Map ? [...box.value] : [];

/** The props of a component that contain styles: `css`, `titleCss`. */
const findStyleProps = (box: Box | undefined): Box[] =>
  listEntries(box).flatMap(([name, value]) => (/^css$|Css$/.test(name) ? [value] : []));

const isUnknown = (box: Box | undefined): boolean =>
  box?.type === 'unresolvable' ||
  (box?.type === 'conditional' && [box.whenTrue, box.whenFalse].some(isUnknown));

/** Styles handed on as a whole are in the sheet because of where they are written; single values are not. */
const unknownValues = (box: Box | undefined): string[] => {
  if (box?.type === 'array') return (box.value as Box[]).flatMap(unknownValues);
  if (box?.type === 'conditional') return [box.whenTrue, box.whenFalse].flatMap(unknownValues);
  return listEntries(box).flatMap(([name, value]) =>
    isUnknown(value)
      ? [`${name} is known only in the browser: ${value.getNode().getText()}`]
      : unknownValues(value),
  );
};

const SIDES = /^border(?:Top|Right|Bottom|Left|Block|Inline)?$/;

/** Atomic rules are sorted, and Panda alone decides the order of these two in the sheet. */
const openOrder = (style: unknown): string[] => {
  if (typeof style !== 'object' || style === null) return [];
  const side = Object.keys(style).find((key) => SIDES.test(key));
  const own = side && 'borderColor' in style ? [`give ${side} its color itself, not by borderColor`] : [];
  return [...own, ...Object.values(style).flatMap(openOrder)];
};

/** Declarations that no browser understands, such as a token that is not there. */
const invalidDeclarations = (css: string): string[] => {
  const faults: string[] = [];
  walk(parse(css), {
    visit: 'Declaration',
    enter: (declaration) => {
      // Values with variables are only known where they are used.
      const text = generate(declaration);
      if (declaration.property.startsWith('--') || text.includes('var(')) return;
      if (lexer.matchDeclaration(declaration).error) faults.push(`${text} is not CSS`);
    },
  });
  return faults;
};
