import { createContext, use, useEffect } from 'react';
import { documentTitle, type HeadCollector, headTags, type PageHead } from './head-tags.ts';

/** Marks the elements of the current page's head, in the server's HTML and in the browser. */
export const PAGE_TAG = 'data-page';

/** Replaces the document's title and page tags with those of `head`. */
const applyHead = (head: PageHead, origin: string): void => {
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

/** On the server, receives the head of the page being rendered; undefined in the browser. */
export const HeadCollectorContext = createContext<HeadCollector | undefined>(undefined);

/**
 * Sets the head of the current page. The server reads it after rendering; in the browser it is applied to the
 * document, so that a client-side navigation changes it like a page load.
 */
export const useHead = (head: PageHead | undefined): void => {
  const collector = use(HeadCollectorContext);
  if (collector && head) collector.head = head;
  const signature = JSON.stringify(head);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature represents the head's content
  useEffect(() => {
    if (head) applyHead(head, window.location.origin);
  }, [signature]);
};
