import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categoriesOf } from '../../../../tests/support/categories-of.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { footerCategories } from '../../content/footer.ts';
import { SiteFooter } from './site-footer.tsx';

const category = (id: number, slug: string, name: string) => ({ id, slug, name, description: '' });
const listed = () =>
  within(screen.getByRole('navigation', { name: 'Categories' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the footer', () => {
  test('links the catalogue’s categories in the shop’s order, those of no menu last', () => {
    const categories = [
      { ...category(1, 'watches', 'Watches'), in_menu: 'none' as const },
      category(2, 'earrings', 'Earrings'),
      category(3, 'engagement-rings', 'Engagement Rings'),
    ];
    renderInSite(<SiteFooter />, { data: { categories } });
    expect(listed()).toEqual([
      'Engagement Rings /category/engagement-rings',
      'Earrings /category/earrings',
      'Watches /category/watches',
    ]);
  });

  test('leaves to the menus what these show', () => {
    renderInSite(<SiteFooter />, { data: { categories: categoriesOf(60) } });
    expect(listed()).toHaveLength(footerCategories.links.length);
  });

  test.each([
    'Contact Us',
    'Book an Appointment',
    'FAQ',
    'Terms of Use',
    'Privacy Policy',
    'Cookie Settings',
  ])('shows %s as a link without a target', (name) => {
    renderInSite(<SiteFooter />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  });

  test.each([
    ['2027-01-01T04:59:59.000Z', '© 2026 Oren Vale.'],
    ['2027-01-01T05:00:00.000Z', '© 2027 Oren Vale.'],
  ])('takes the year of %s from the shop’s calendar', (now, text) => {
    renderInSite(<SiteFooter />, { data: { now } });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  });
});
