import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { product } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { onCard } from '../../data/card-product.ts';
import type { PageData } from '../../data/page-data.ts';
import { preloadAllParts } from '../../lib/lazy.ts';
import { ProductPage } from './product-page.tsx';

const lists: Partial<PageData> = {
  categories: [{ id: 1, slug: 'earrings', name: 'Earrings', description: 'Studs.' }],
  collections: [
    { id: 7, slug: 'ocean', name: 'Ocean', description: 'Blue.', image_url: '/media/collections/ocean.jpg' },
  ],
};

const open = (path: string, data: Partial<PageData> = {}, state?: object) =>
  renderInSite(
    <Routes>
      <Route path="/product/:slug" element={<ProductPage />} />
    </Routes>,
    { path, data: { ...lists, ...data }, ...(state && { state }) },
  );

beforeAll(preloadAllParts);

describe('a product page', () => {
  test('says what the product is, costs and is made of, and where it belongs', () => {
    const studs = product({
      slug: 'studs',
      name: 'Diamond Studs',
      material: 'White gold',
      shape: 'round',
      style: 'partial-set',
      collection_id: 7,
    });
    open('/product/studs', { product: studs });
    expect(screen.getByRole('heading', { level: 1, name: 'Diamond Studs' })).toBeVisible();
    expect(screen.getByText('$4,850')).toBeVisible();
    expect(screen.getByText('A round brilliant in four prongs.')).toBeVisible();
    const details = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(details).toEqual([
      ['Care', 'We clean, polish and repair it at the bench where it was made.'],
      ['Questions', 'Answered within 24 hours.'],
      ['Material', 'White gold'],
      ['Stone shape', 'Round'],
      ['Style', 'Partial Set'],
      ['Category', 'Earrings'],
      ['Collection', 'Ocean'],
    ]);
    expect(screen.getByRole('img')).toHaveAccessibleName('Diamond Studs, white gold');
    expect(screen.getByRole('link', { name: 'Ocean' })).toHaveAttribute('href', '/collection/ocean');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/category/earrings',
    ]);
    expect(document.title).toBe('Diamond Studs, Earrings · Oren Vale');
  });

  test('of a sold product has the word instead of the price, and a way to ask for one like it', () => {
    open('/product/studs', { product: product({ slug: 'studs', sold: true }) });
    expect(screen.getByText('Sold')).toBeVisible();
    expect(screen.queryByText('$4,850')).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Ask for one like it' }))
      expect(link).toHaveAttribute('href', '/contact?piece=studs');
    expect(screen.getByRole('button', { name: 'Add to Shopping Bag' })).toBeVisible();
  });

  test('says where the product is, if staff have said so, and the number on its tag', () => {
    open('/product/studs', {
      product: product({ slug: 'studs', availability: 'in-shop', stock_number: 'OV-1042' }),
    });
    expect(screen.getByText('In the shop now')).toBeVisible();
    expect(screen.getByText('Stock number').nextElementSibling).toHaveTextContent('OV-1042');
  });

  test('says of its first picture what staff have written about it', () => {
    const image_alt = 'Two studs on a mirror';
    open('/product/studs', { product: product({ slug: 'studs', material: 'Gold', image_alt }) });
    expect(screen.getByRole('img')).toHaveAccessibleName('Two studs on a mirror');
  });

  test('leaves out what the product does not have', () => {
    const { price: _none, ...studs } = product({ slug: 'studs' });
    open('/product/studs', { product: studs });
    expect(screen.getByText('Price upon request')).toBeVisible();
    expect(screen.queryByText('Material')).not.toBeInTheDocument();
    expect(screen.queryByText('Collection')).not.toBeInTheDocument();
  });

  test('offers the phone, an appointment, and a message or a chat that names the product', () => {
    open('/product/studs', { product: product({ slug: 'studs', name: 'Pavé Studs' }) });
    const services = within(screen.getByRole('complementary', { name: 'Client services' }));
    expect(services.getByRole('link', { name: '(561) 555-0147' })).toHaveAttribute(
      'href',
      'tel:+15615550147',
    );
    expect(services.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute(
      'href',
      '/appointment?piece=studs',
    );
    expect(services.getByRole('link', { name: 'Ask about this piece' })).toHaveAttribute(
      'href',
      '/contact?piece=studs',
    );
    const chat = new URL(services.getByRole<HTMLAnchorElement>('link', { name: 'Chat on WhatsApp' }).href);
    expect(chat.searchParams.get('text')).toBe(
      'Hello, I have a question about Pavé Studs: http://localhost:3000/product/studs',
    );
  });

  test('leads on to more of its collection and to related products, and leaves out a row without any', () => {
    const studs = product({ slug: 'studs', collection_id: 7 });
    const hoops = { id: 900, slug: 'hoops', name: 'Hoops', image_url: '/media/products/hoops.jpg' };
    open('/product/studs', {
      product: studs,
      related: { collection: [], alike: [hoops] },
    });
    const row = within(screen.getByRole('region', { name: 'Related pieces' }));
    expect(row.getByRole('link', { name: 'Hoops Price upon request' })).toHaveAttribute(
      'href',
      '/product/hoops',
    );
    expect(row.getByRole('link', { name: 'See the whole category' })).toHaveAttribute(
      'href',
      '/category/earrings',
    );
    expect(screen.queryByText('More from this collection')).not.toBeInTheDocument();
  });

  test('its picture opens in full, is zoomed by keys, and closed again', async () => {
    const pearls = product({
      slug: 'pearls',
      name: 'Pearls',
      image_url: 'https://pictures.example.com/a.jpg',
    });
    open('/product/pearls', { product: pearls });
    const opener = screen.getByRole('link', { name: 'Pearls. Enlarge the picture' });
    expect(opener).toHaveAttribute('href', 'https://pictures.example.com/a.jpg');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Enlarged picture: Pearls' });
    const enlarged = within(dialog).getByRole('img');
    fireEvent.keyDown(dialog, { key: '+' });
    expect(enlarged).toHaveStyle({ width: '250%' });
    fireEvent.keyDown(dialog, { key: '-' });
    expect(enlarged).toHaveStyle({ width: '100%' });
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('says each fact that staff have entered once: the key facts first, how long it takes and how it is sized beside the care', () => {
    open('/product/halo', {
      product: product({
        slug: 'halo',
        center_weight: 1.2,
        carat_weight: 1.6,
        stone_origin: 'lab-grown',
        color: 'G',
        clarity: 'vs1',
        cut: 'very-good',
        certificate: 'GIA report',
        metal: '950 platinum',
        width: 1.8,
        ring_size: '4 to 9',
        resizable: 'limited',
        lead_time: '1-2 weeks',
      }),
    });
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Center stone', '1.20 ct'],
      ['Total weight', '1.60 ct'],
      ['Origin', 'Laboratory-grown'],
      ['Color', 'G'],
      ['Clarity', 'VS1'],
      ['Cut', 'Very good'],
      ['Certificate', 'GIA report'],
      ['Metal', '950 platinum'],
      ['Width', '1.8 mm'],
      ['Lead time', '1-2 weeks'],
      ['Sizing', 'By about one size, at our bench in 2 days or less.'],
      ['Care', 'We clean, polish and repair it at the bench where it was made.'],
      ['Questions', 'Answered within 24 hours.'],
      ['Ring size', '4 to 9'],
      ['Category', 'Earrings'],
    ]);
  });

  test('with one picture has no buttons to turn to another', () => {
    open('/product/studs', { product: product({ slug: 'studs' }) });
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  });

  test('shows the second view too, which opens in full like the first', async () => {
    const second_view = { image_url: '/media/products/pearls-worn.jpg', alt: 'The pearls on a wax form' };
    open('/product/pearls', {
      product: product({ slug: 'pearls', name: 'Pearls', second_view }),
    });
    expect(screen.getAllByRole('link', { name: /Enlarge the picture$/ })).toHaveLength(2);
    const opener = screen.getByRole('link', { name: 'The pearls on a wax form. Enlarge the picture' });
    expect(opener).toHaveAttribute('href', '/images/1920/products/pearls-worn.jpg');
    expect(within(opener).getByRole('img')).toHaveAttribute('loading', 'lazy');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Enlarged picture: The pearls on a wax form' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/images/1920/products/pearls-worn.jpg');
    expect(within(dialog).getByText('Picture 2 of 2: The pearls on a wax form')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(dialog).toHaveAccessibleName('Enlarged picture: Pearls');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog).toHaveAccessibleName('Enlarged picture: The pearls on a wax form');
    const large = within(dialog).getByRole('img');
    expect(within(dialog).getByText('Loading the large picture…')).toBeInTheDocument();
    fireEvent.load(large);
    expect(within(dialog).queryByText('Loading the large picture…')).not.toBeInTheDocument();
    // While it is enlarged, the arrow keys move it instead.
    fireEvent.keyDown(dialog, { key: '+' });
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(dialog).toHaveAccessibleName('Enlarged picture: The pearls on a wax form');
  });

  test('shows further pictures behind the second view, in their order', async () => {
    const [second_view, ...pictures] = ['above', 'side', 'worn'].map((alt) => ({
      image_url: `/media/${alt}.jpg`,
      alt,
    }));
    open('/product/pearls', { product: product({ slug: 'pearls', name: 'Pearls', second_view, pictures }) });
    const shown = screen.getAllByRole('link', { name: /Enlarge the picture$/ });
    expect(shown.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['Pearls', 'above', 'side', 'worn'].map((alt) => `${alt}. Enlarge the picture`),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByText('Picture 2 of 4: above')).toBeInTheDocument();
  });

  test('holds the shape of a product while the list is on its way', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open('/product/studs', { url: '/' });
    expect(screen.getByText('Loading the piece')).toBeInTheDocument();
  });

  test('shows at once what the card has said that was pressed, and nothing of another card', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const card = onCard(product({ slug: 'studs', name: 'Diamond Studs' }));
    const { unmount } = open('/product/studs', { url: '/' }, { card });
    expect(screen.getByRole('heading', { level: 1, name: 'Diamond Studs' })).toBeVisible();
    expect(screen.getByText('$4,850')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('srcset', expect.stringContaining('/images/960/'));
    unmount();
    open('/product/hoops', { url: '/' }, { card });
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.getByText('Loading the piece')).toBeInTheDocument();
  });

  test('of an unknown slug is not found', () => {
    open('/product/sold-long-ago', { related: { alike: [product({ slug: 'hoops', name: 'Gold Hoops' })] } });
    expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByText('The product you are looking for does not exist.')).toBeVisible();
    const offered = within(screen.getByRole('region', { name: 'Our most requested pieces' }));
    expect(offered.getByRole('link', { name: /Gold Hoops/ })).toHaveAttribute('href', '/product/hoops');
  });
});
