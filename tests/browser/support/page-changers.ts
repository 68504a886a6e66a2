import type { Page } from '@playwright/test';

/**
 * Changes the page as Google Translate does: each text node is replaced by two nested `<font>` elements with
 * the translated text, and so is each text that is added later.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isText = (node: Node) =>
      Boolean(node.nodeValue?.trim()) &&
      !node.parentElement?.closest('font, script, style, noscript, textarea');
    const translate = (text: Node) => {
      const outer = document.createElement('font');
      outer.style.verticalAlign = 'inherit';
      const inner = outer.appendChild(document.createElement('font'));
      inner.style.verticalAlign = 'inherit';
      inner.textContent = `[${text.nodeValue}]`;
      (text as ChildNode).replaceWith(outer);
    };
    const translateAll = (top: Node) => {
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    document.documentElement.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData' && isText(target) && target.parentNode) translate(target);
        for (const node of addedNodes) {
          if (node instanceof Text && isText(node) && node.parentNode) translate(node);
          else if (node instanceof Element) translateAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/**
 * Changes the page as password managers, writing aids and coupon finders do: elements of their own in the
 * body, at the start of the page, in each form and beside each field, attributes on fields and on the body.
 */
export const extendPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = () => {
      const element = document.createElement('div');
      element.dataset.extension = '';
      return element;
    };
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(own());
    document.body.append(own());
    document.querySelector('#root')?.prepend(own());
    document.querySelector('main')?.prepend(own());
    for (const form of document.forms) form.prepend(own());
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.setAttribute('data-lpignore', 'true');
      field.after(own());
    }
  });
