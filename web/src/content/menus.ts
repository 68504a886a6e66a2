import { isInMenus } from '@jeweler/core/business';
import type { Category } from '@jeweler/core/schemas';
import { type CategorySlug, categoryNames } from './categories.ts';
import { categoryLink, type SiteLink } from './links.ts';
import { type PanelName, type ShopNavigationItem, shopNavigation } from './navigation.ts';
import { sideMenuGroups } from './side-menu.ts';

// What the menus show of a catalogue: the program's own links to categories that visitors can see, and what staff add
// (`in_menu`).

/** The categories that each panel of `navigation-panels` links to: those are loaded when one opens. */
export const panelCategories: Readonly<Record<PanelName, readonly CategorySlug[]>> = {
  engagement: ['engagement-rings', 'bridal'],
  wedding: ['womens-wedding-bands', 'mens-wedding-bands', 'eternity-bands', 'wedding-bands', 'bridal'],
  rings: [
    'fashion-rings',
    'cocktail-rings',
    'stacking-rings',
    'eternity-bands',
    'signet-rings',
    'mens-rings',
  ],
  'fine-jewelry': ['earrings', 'necklaces-pendants', 'bracelets', 'colored-diamonds', 'high-end'],
  men: ['mens-rings', 'mens-wedding-bands', 'signet-rings', 'mens-jewelry'],
};
const panelNames = Object.keys(panelCategories) as readonly PanelName[];

const isOwn = (slug: string, panel: PanelName) => panelCategories[panel].some((each) => each === slug);

/** The category that a link leads to; undefined for other links, null if visitors cannot see it. */
const categoryOf = (href: string, categories: readonly Category[]): Category | null | undefined => {
  const slug = /^\/category\/([^?]+)/.exec(href)?.[1];
  return slug === undefined ? undefined : (categories.find((each) => each.slug === slug) ?? null);
};

/** Whether a link of the program's own texts leads to something that visitors can see. */
export const leadsOn = (href: string, categories: readonly Category[]): boolean =>
  categoryOf(href, categories) !== null;

/**
 * Links of one of the program's own lists in these panels, without those whose categories are hidden or stand elsewhere,
 * then the categories that staff have added to the panels. Slugs that the program does not know are added to Fine Jewelry.
 */
export const menuLinks = (
  links: readonly SiteLink[],
  categories: readonly Category[],
  places: { readonly own: readonly PanelName[]; readonly added: readonly PanelName[] },
): SiteLink[] => [
  ...links.flatMap((link) => {
    const category = categoryOf(link.href, categories);
    if (category === undefined) return [link];
    if (category === null) return [];
    const { slug, name, in_menu } = category;
    if (!places.own.some((panel) => isOwn(slug, panel) && panel === (in_menu ?? panel))) return [];
    // The program's links lead to its own slugs only.
    const isRenamed = !link.href.includes('?') && name !== categoryNames[slug as CategorySlug];
    return [isRenamed ? { ...link, label: name } : link];
  }),
  ...categories
    .filter(({ slug, in_menu = isInMenus(slug) ? undefined : 'fine-jewelry' }) =>
      places.added.some((panel) => panel === in_menu && !isOwn(slug, panel)),
    )
    .map(({ slug, name }) => ({ label: name, href: `/category/${slug}` })),
];

/** The entries of the shop row, each with a panel leading to the first page of it that is left. */
export const shopEntries = (categories: readonly Category[]): ShopNavigationItem[] =>
  shopNavigation.flatMap((entry) => {
    const { panel, otherwise, label } = entry;
    if (panel === undefined) return [entry];
    const own = panelCategories[panel].map((slug) => categoryLink(slug));
    const [first] = menuLinks([entry, ...own], categories, { own: [panel], added: [panel] });
    const href = first?.href ?? otherwise;
    return href === undefined ? [] : [{ label, href, panel }];
  });

/** The groups of the side menu that have links. */
export const sideMenuOf = (categories: readonly Category[]) =>
  sideMenuGroups
    .map(({ title, links, panels = [] }) => ({
      title,
      links: menuLinks(links, categories, { own: panelNames, added: panels }),
    }))
    .filter(({ links }) => links.length > 0);
