import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { manyProducts, product } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import type { SelectedProducts } from '../../data/select-products.ts';
import type { Loaded } from '../../data/use-products.ts';
import { ProductList } from './product-list.tsx';

const show = (selection: Loaded<SelectedProducts>, drawn = 60) =>
  renderInSite(
    <ProductList
      selection={selection}
      path="/category/earrings"
      filter={{ shape: 'oval', show: drawn }}
      nameAs="h2"
      empty="No products found in this category."
    />,
  );
const ready = (
  products: SelectedProducts['products'],
  total = products.length,
): Loaded<SelectedProducts> => ({
  state: 'ready',
  value: { products, total },
});

/** Without the way to an appointment at its end. */
const productLinks = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/product/'));

describe('a list of products', () => {
  test('shows each product with name and price, as a link to it', () => {
    const { price: _none, ...unpriced } = product({ name: 'Pink Diamond Halo', slug: 'pink' });
    show(ready([product({ name: 'Studs', slug: 'studs', price: 12450 }), unpriced]));
    const [studs, pink] = productLinks();
    expect(studs).toHaveAttribute('href', '/product/studs');
    expect(studs).toHaveAccessibleName('Studs $12,450');
    expect(pink).toHaveAccessibleName('Pink Diamond Halo Price upon request');
  });

  test('says of a sold product that it is, and of a picture what it shows', () => {
    show(ready([product({ name: 'Studs', sold: true, image_alt: 'Two studs on a mirror' })]));
    expect(productLinks()[0]).toHaveAccessibleName('Studs Sold Two studs on a mirror');
  });

  test('says where a product is, if staff have said so of one that is not sold', () => {
    const availability = 'in-shop';
    show(
      ready([
        product({ name: 'Studs', availability }),
        product({ name: 'Hoops', availability: 'made-to-order' }),
        product({ name: 'Drops', availability, sold: true }),
      ]),
    );
    for (const name of ['Studs $4,850 In the shop now', 'Hoops $4,850 Made to order', 'Drops Sold'])
      expect(screen.getByRole('link', { name })).toBeVisible();
  });

  test('has the second view of a product at hand, unspoken and lazy, and no other picture without one', () => {
    const second_view = { image_url: '/media/products/studs-above.jpg', alt: 'From above' };
    show(ready([product({ name: 'Studs', second_view }), product({ name: 'Hoops' })]));
    const [studs, hoops] = productLinks().map((link) => [...link.querySelectorAll('img')]);
    expect(studs?.map(({ src }) => new URL(src).pathname)).toEqual([
      '/images/960/products/piece.jpg',
      '/images/960/products/studs-above.jpg',
    ]);
    expect(studs?.[1]).toHaveAttribute('loading', 'lazy');
    expect(studs?.[1]).toHaveAttribute('alt', '');
    expect(hoops).toHaveLength(1);
  });

  test('holds six places while it is on its way', () => {
    show({ state: 'loading' });
    const positions = within(screen.getByRole('status')).getByRole('list', { hidden: true });
    expect(positions.children).toHaveLength(6);
  });

  test('says when it is empty', () => {
    show(ready([]));
    expect(screen.getByText('No products found in this category.')).toBeVisible();
  });

  test('offers another try when it could not be fetched', async () => {
    const retry = vi.fn();
    show({ state: 'failed', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('leads to more of itself, with its filter kept', () => {
    show(ready(manyProducts(60), 130));
    expect(screen.getByText('Show more')).toHaveAttribute(
      'href',
      '/category/earrings?shape=oval&show=120#piece-61',
    );
    expect(screen.getByText('60 of 130 pieces shown.')).toBeVisible();
  });

  test('says that more is on its way', () => {
    show(ready(manyProducts(60), 130), 120);
    expect(screen.getByText('Fetching more pieces.')).toBeVisible();
  });

  test('leads no further when all is drawn', () => {
    show(ready(manyProducts(61)), 120);
    expect(screen.queryByText('Show more')).not.toBeInTheDocument();
    expect(screen.queryByText(/pieces shown/)).not.toBeInTheDocument();
  });

  test('draws 600 products at most and then leads to the shop', () => {
    show(ready(manyProducts(600), 5853), 600);
    expect(screen.queryByText('Show more')).not.toBeInTheDocument();
    expect(screen.getByText(/600 of 5,853 pieces shown/)).toBeVisible();
    expect(screen.getByText('Ask us for the others.')).toHaveAttribute('href', '/contact');
  });
});
