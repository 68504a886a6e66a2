import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with rule, location and reason of every violation that axe finds in the current state of the page, apart from
 * what is in `except`, such as a frame in which nothing may run.
 */
export const expectNoViolations = async (page: Page, { except }: { except?: string } = {}): Promise<void> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG);
  // Frames of other origins need another page, in which axe combines the results of all frames; opening it
  // takes as long as the check itself.
  axe.setLegacyMode(page.frames().length === 1 || except !== undefined);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
};
