import { documentTitle, headTags } from './head-tags.ts';
import type { PageHead } from './page-head.ts';

/** Marks the elements that belong to the current page, in the server's HTML and here. */
export const PAGE_TAG = 'data-page';

/** Replaces the document's title and page tags by those of `head`. */
export const applyHead = (head: PageHead, origin: string): void => {
  document.title = documentTitle(head);
  for (const element of document.head.querySelectorAll(`[${PAGE_TAG}]`)) element.remove();
  for (const { tag, attributes, text } of headTags(head, origin)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(PAGE_TAG, '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
};
