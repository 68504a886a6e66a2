import { isWheelOn, usualIntroduction, usualQuestions, usualWheel } from '@jeweler/core/business';
import type { FaqEntry } from '@jeweler/core/schemas';
import { usePageData } from '../../data/page-data-context.ts';

/** The opening paragraph, as staff have written it. */
export const useIntroduction = (): string => usePageData().shop.introduction ?? usualIntroduction;

/** The questions that staff show, in their order. */
export const useQuestions = (): readonly FaqEntry[] => usePageData().shop.questions ?? usualQuestions;

/** How the prize wheel opens; undefined while it is off. */
export const useWheel = (): { readonly opensByItself: boolean } | undefined => {
  const { shop, day } = usePageData();
  const wheel = shop.wheel ?? usualWheel;
  return isWheelOn(wheel, day) ? { opensByItself: wheel.opens_by_itself } : undefined;
};
