import type { BrowserContext } from '@playwright/test';

/**
 * Adds to `complaints` the errors that no page should cause: uncaught errors and violations of the Content Security Policy.
 * While `isDead`, uncaught errors do not count.
 */
export const listenToPages = (context: BrowserContext, complaints: string[], isDead = () => false): void => {
  context.on('weberror', (error) => {
    if (!isDead()) complaints.push(`error: ${error.error().message}`);
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(`policy: ${message.text()}`);
  });
};
