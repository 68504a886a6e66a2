import postcss, { type ChildNode, type Rule as RuleNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Kept if the page contains all that one of the selectors requires: `.class` and `tag`. */
interface Rule {
  readonly selectors: readonly (readonly string[])[];
  readonly text: string;
}
/** A rule of custom properties only; each is kept if something kept refers to it. */
interface Definitions {
  readonly opening: string;
  readonly values: readonly { readonly name: string; readonly text: string }[];
}
interface Keyframes {
  readonly name: string;
  readonly text: string;
}
interface Group {
  readonly opening: string;
  readonly parts: readonly Part[];
}
/** Text is always kept: font faces, the order of the layers. */
type Part = string | Rule | Definitions | Keyframes | Group;

/** What the page contains, and what the rules kept so far use. */
interface Page {
  readonly has: (name: string) => boolean;
  readonly refersTo: (property: string) => boolean;
  readonly plays: (keyframes: string) => boolean;
}

const GROUPS = ['layer', 'media', 'supports', 'container'];

/** Classes and tags within `:is()`, `:not()` and the like are ignored: they need not be in the page. */
const requiredNames = (selector: string): string[] => {
  const names: string[] = [];
  selectorParser((selectors) =>
    selectors.each((compound) =>
      compound.each((node) => {
        if (node.type === 'class') names.push(`.${node.value}`);
        if (node.type === 'tag') names.push(node.value);
      }),
    ),
  ).processSync(selector);
  return names;
};

const getDefinitions = ({ nodes }: RuleNode): Definitions['values'] | undefined => {
  const values = nodes.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [{ name: node.prop, text: node.toString() }] : [],
  );
  return values.length === nodes.length ? values : undefined;
};

const toPart = (node: ChildNode): Part => {
  if (node.type === 'rule') {
    const values = getDefinitions(node);
    if (values) return { opening: node.selector, values };
    return { selectors: node.selectors.map(requiredNames), text: node.toString() };
  }
  if (node.type === 'comment') return '';
  if (node.type !== 'atrule' || !node.nodes) return `${node.toString()};`;
  if (node.name === 'keyframes') return { name: node.params, text: node.toString() };
  if (!GROUPS.includes(node.name)) return node.toString();
  return { opening: `@${node.name} ${node.params}`, parts: node.nodes.map(toPart) };
};

const block = (opening: string, inner: string) => inner && `${opening}{${inner}}`;

const toText = (part: Part, page: Page): string => {
  if (typeof part === 'string') return part;
  if ('selectors' in part) return part.selectors.some((names) => names.every(page.has)) ? part.text : '';
  if ('parts' in part) return block(part.opening, part.parts.map((inside) => toText(inside, page)).join(''));
  if ('name' in part) return page.plays(part.name) ? part.text : '';
  const values = part.values.filter(({ name }) => page.refersTo(name));
  return block(part.opening, values.map(({ text }) => text).join(';'));
};

const definitionsIn = (part: Part): Definitions['values'] => {
  if (typeof part === 'string') return [];
  if ('parts' in part) return part.parts.flatMap(definitionsIn);
  return 'values' in part ? part.values : [];
};

const referencesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[^\s,)]+)/g)].map(([, name = '']) => name);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Class attributes are parsed as React writes them. */
const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list
      .replaceAll(/&(#x27|\w+);/g, (entity, name) => entities[name] ?? entity)
      .split(' ')
      .map((name) => `.${name}`),
  );

const tagsIn = (html: string): string[] => [...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag);

/**
 * Selects the part of a style sheet that a page can use in any state of its elements: all but the rules for
 * classes and elements that it does not contain, and the custom properties and keyframes that nothing kept
 * refers to. Order and layers are preserved.
 * @param css parsed once, for many pages
 * @returns a function of the HTML inside the page's body
 */
export const pageRules = (css: string): ((html: string) => string) => {
  const parts = postcss.parse(css).nodes.map(toPart);
  const definitions = parts.flatMap(definitionsIn);

  return (html) => {
    const names = new Set(['html', 'body', ...tagsIn(html), ...classesIn(html)]);
    const rulesWith = (page: Omit<Page, 'has'>) =>
      parts.map((part) => toText(part, { has: (name) => names.has(name), ...page })).join('');
    const rules = rulesWith({ refersTo: () => false, plays: () => false });

    // Iterating over a set includes what is added meanwhile: a property may refer to others.
    const referred = new Set(referencesIn(rules + html));
    for (const property of referred) {
      for (const { name, text } of definitions) {
        if (name === property) for (const other of referencesIn(text)) referred.add(other);
      }
    }
    return rulesWith({ refersTo: (name) => referred.has(name), plays: (name) => rules.includes(name) });
  };
};
