import type { BrowserContext } from '@playwright/test';

/** What every page of the program says that none should: uncaught errors and breaches of the content security policy. */
export const listenToPages = (context: BrowserContext): string[] => {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(`policy: ${message.text()}`);
  });
  return complaints;
};
