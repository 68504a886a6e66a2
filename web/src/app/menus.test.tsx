import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { categoriesOf } from '../../../tests/support/categories-of.ts';
import { renderInSite } from '../../../tests/support/render-in-site.tsx';
import { smallCatalogue } from '../../../tests/support/sample-catalogue.ts';
import { SiteFooter } from '../features/site-footer/site-footer.tsx';
import { SiteHeader } from '../features/site-header/site-header.tsx';
import { preloadAllParts } from '../lib/lazy.ts';

beforeAll(preloadAllParts);

const categoriesIn = (part: HTMLElement) =>
  [...part.querySelectorAll('a')].flatMap(
    (link) => /^\/category\/([^?]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
  );
const sorted = (slugs: Iterable<string>) => [...new Set(slugs)].sort();

/** The categories that a part of the page links to; of the header with each of its panels open. */
const linked = () => {
  const row = screen.getByLabelText('Jewelry');
  const header = categoriesIn(row);
  for (const button of within(row).queryAllByRole('button')) {
    fireEvent.click(button);
    expect(within(row).queryAllByRole('list').length).toBeGreaterThan(1);
    header.push(...categoriesIn(row));
  }
  return {
    header: sorted(header),
    sideMenu: sorted(categoriesIn(screen.getByLabelText('Menu', { selector: 'dialog' }))),
    footer: categoriesIn(screen.getByRole('contentinfo')),
  };
};

describe.each([0, 5, 17, 60])('with %d categories', (count) => {
  const categories = categoriesOf(count);
  const render = (shown = categories) =>
    renderInSite(
      <>
        <SiteHeader />
        <SiteFooter />
      </>,
      { data: { categories: shown, collections: smallCatalogue().collections } },
    );
  const slugs = sorted(categories.map(({ slug }) => slug));

  test('header and side menu link to each of them, and to no other', () => {
    render();
    const { header, sideMenu } = linked();
    expect(header).toEqual(slugs);
    expect(sideMenu).toEqual(slugs);
  });

  test('every other one hidden is linked from nowhere', () => {
    const shown = categories.filter((_, index) => index % 2 === 0);
    render(shown);
    const { header, sideMenu, footer } = linked();
    expect(header).toEqual(sorted(shown.map(({ slug }) => slug)));
    expect(sideMenu).toEqual(header);
    expect(footer.filter((slug) => !header.includes(slug))).toEqual([]);
  });

  test('in no menu, each of them is in the footer once', () => {
    render(categories.map((category) => ({ ...category, in_menu: 'none' })));
    const { header, sideMenu, footer } = linked();
    expect([header, sideMenu]).toEqual([[], []]);
    expect(footer.sort()).toEqual(slugs);
  });
});
