import type { Page } from '@playwright/test';

/** In the page: classes without a rule in the stylesheet, except the calendar's own names. */
export const classesWithoutRule = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ]);
    const sheet = [...document.styleSheets].flatMap((style) => selectors(style.cssRules)).join('\n');
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    return [...used].filter((name) => !name.startsWith('rdp-') && !sheet.includes(`.${CSS.escape(name)}`));
  });
