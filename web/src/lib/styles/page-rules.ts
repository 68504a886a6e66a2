import postcss, { type ChildNode, type Declaration } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * What a page has to contain for a selector to apply: `.class` and `tag`. Classes and tags within `:is()`, `:not()`
 * and the like are ignored: they need not be in the page.
 */
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

const isProperty = (node: ChildNode): node is Declaration =>
  node.type === 'decl' && node.prop.startsWith('--');

/** Whether a rule is of custom properties only; each is kept if something kept refers to it. */
const isDefinitions = (rule: Declaration['parent']): boolean => rule?.nodes?.every(isProperty) === true;

const isInKeyframes = ({ parent }: ChildNode): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Removes a node and what is empty without it. */
const drop = (node: ChildNode): void => {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root') drop(parent as ChildNode);
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
  const sheet = postcss.parse(css);
  const required = new Map<string, string[][]>();
  /** What the values of a custom property refer to. */
  const references = new Map<string, string[]>();
  sheet.walk((node) => {
    node.raws.before = '';
    if (node.type === 'comment') node.remove();
    if (node.type === 'rule') required.set(node.selector, node.selectors.map(requiredNames));
    if (isProperty(node))
      references.set(node.prop, [...(references.get(node.prop) ?? []), ...referencesIn(node.value)]);
  });

  return (html) => {
    const names = new Set(['html', 'body', ...tagsIn(html), ...classesIn(html)]);
    const page = sheet.clone();
    /** Of the rules that are kept. */
    let values = '';
    page.walkRules((rule) => {
      if (isInKeyframes(rule) || isDefinitions(rule)) return;
      const isUsed = required.get(rule.selector)?.some((each) => each.every((name) => names.has(name)));
      if (isUsed) values += rule.nodes.join(' ');
      else drop(rule);
    });
    // Iterating over a set includes what is added meanwhile: a property may refer to others.
    const referred = new Set(referencesIn(values + html));
    for (const property of referred) for (const other of references.get(property) ?? []) referred.add(other);
    page.walkDecls(/^--/, (declaration) => {
      if (isDefinitions(declaration.parent) && !referred.has(declaration.prop)) drop(declaration);
    });
    page.walkAtRules('keyframes', (keyframes) => {
      if (!values.includes(keyframes.params)) drop(keyframes);
    });
    return page.toString();
  };
};
