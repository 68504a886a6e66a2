import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

const CONTROLS =
  'a[href], button, summary, input, select, textarea, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=switch], [role=radio], [role=checkbox]';
const MARK = 'data-control';

/** In the page: numbers the controls that can be seen, and says what is read on each. */
const readControls = (page: Page) =>
  page.evaluate(
    ([controls, mark]) => {
      const isDrawn = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        // What is there for screen readers only takes one pixel.
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      };
      const textOf = (element: Element): string => {
        const texts: string[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          let around = walker.currentNode.parentElement;
          while (around && around !== element && isDrawn(around)) around = around.parentElement;
          if (around === element) texts.push(walker.currentNode.nodeValue ?? '');
        }
        return texts.join(' ');
      };
      const labelsOf = (element: Element): string =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])].map(textOf).join(' ') || element.placeholder
          : element instanceof HTMLSelectElement
            ? [...element.labels].map(textOf).join(' ')
            : textOf(element);
      // Of what was open before.
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      return [...document.querySelectorAll(controls)].flatMap((element) => {
        // The browser's own box of a tile or a check box is transparent, above what is drawn.
        if (!isDrawn(element) && !(element instanceof HTMLInputElement)) return [];
        const read = labelsOf(element);
        if (read.trim() === '') return [];
        element.setAttribute(mark, read);
        return [read];
      });
    },
    [CONTROLS, MARK] as const,
  );

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
}

/** Letters and digits: case, punctuation and line breaks are not spoken. */
const spoken = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The controls whose accessible name, as the browser computes it, does not begin with the words that are read on them
 * (WCAG 2.5.3): whoever speaks to the computer cannot press those.
 */
const findWrongNames = async (page: Page) => {
  const controls = await readControls(page);
  expect(controls.length).toBeGreaterThan(3);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const { nodes } = (await session.send('DOM.getFlattenedDocument', { depth: -1 })) as { nodes: DomNode[] };
  const { nodes: tree } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = new Map(
    tree.map(({ backendDOMNodeId, name }) => [backendDOMNodeId, String(name?.value ?? '')]),
  );
  return nodes.flatMap(({ backendNodeId, attributes = [] }) => {
    const read = attributes[attributes.indexOf(MARK) + 1];
    const name = names.get(backendNodeId);
    // What is hidden from it, such as the field for robots, has none; what should have one is axe's matter.
    if (!attributes.includes(MARK) || read === undefined || !name) return [];
    return spoken(name).startsWith(spoken(read)) ? [] : [{ read: read.replace(/\s+/g, ' ').trim(), name }];
  });
};

/** Asked again while the page still changes. The walk goes on: all that is wrong is seen at once. */
export const expectNamesAsRead = (page: Page): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => findWrongNames(page), { message: new URL(page.url()).pathname })
    .toEqual([]);
