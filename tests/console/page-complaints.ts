import type { BrowserContext } from '@playwright/test';

/**
 * Collects errors that no page should cause: uncaught errors and violations of the Content Security Policy.
 * While `isDead`, uncaught errors do not count.
 */
export const listenToPages = (context: BrowserContext, isDead = () => false): string[] => {
  const complaints: string[] = [];
  context.on('weberror', (error) => {
    if (!isDead()) complaints.push(`error: ${error.error().message}`);
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(`policy: ${message.text()}`);
  });
  return complaints;
};
