import type { BannerItem, Catalogue, ShownDays } from '../schemas/index.ts';

/** Whether an announcement is shown on a day of the shop's calendar: from its first day through its last. */
export const isShownOn = ({ starts_on, ends_on }: ShownDays, day: string): boolean =>
  (starts_on === undefined || starts_on <= day) && (ends_on === undefined || day <= ends_on);

/** The announcements that visitors see on that day. */
export const announcementsOn = (announcements: Catalogue['bannerItems'], day: string): BannerItem[] =>
  announcements.filter((each) => isShownOn(each, day)).map(({ id, text }) => ({ id, text }));
