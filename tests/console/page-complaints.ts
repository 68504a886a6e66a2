import type { BrowserContext } from '@playwright/test';

/** What every page of the program says that none should: uncaught errors and breaches of the content security policy. */
export const listenToPages = (context: BrowserContext): string[] => {
  const heard: string[] = [];
  context.on('weberror', (error) => heard.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) heard.push(`policy: ${message.text()}`);
  });
  return heard;
};
