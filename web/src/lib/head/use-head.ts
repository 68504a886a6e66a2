import { createContext, use, useEffect } from 'react';
import { applyHead } from './apply-head.ts';
import type { HeadCollector, PageHead } from './page-head.ts';

/** On the server, where the head of the page being rendered is left; absent in the browser. */
export const HeadCollectorContext = createContext<HeadCollector | undefined>(undefined);

/**
 * Declares the head of the page that renders this. The server reads it after rendering; in the
 * browser it is applied to the document, so client-side navigation changes it like a page load.
 */
export const useHead = (head: PageHead | undefined): void => {
  const collector = use(HeadCollectorContext);
  if (collector && head) collector.head = head;
  const signature = JSON.stringify(head);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the head's content
  useEffect(() => {
    if (head) applyHead(head, window.location.origin);
  }, [signature]);
};
