import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Structured data of the page, in document order. */
export const structuredData = async (page: Page): Promise<Record<string, unknown>[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
};

/** Content of a meta element by name or property; null when the page has none. */
export const metaContent = async (page: Page, name: string): Promise<string | null> => {
  const meta = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  return (await meta.count()) === 0 ? null : meta.getAttribute('content');
};

/** Address of the canonical link; null when the page has none. */
export const canonical = async (page: Page): Promise<string | null> => {
  const link = page.locator('link[rel=canonical]');
  return (await link.count()) === 0 ? null : link.getAttribute('href');
};

/** Sources by directive, e.g. `script-src` → `["'self'"]`. */
export const getPolicy = (header: string): Map<string, string[]> =>
  new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** The source expression that allows exactly this inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
