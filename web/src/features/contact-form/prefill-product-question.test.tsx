import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { product } from '../../../../tests/support/products.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stubServer } from '../../../../tests/support/stub-server.ts';
import { ContactForm } from './contact-form.tsx';

const begun = 'My question is about Pavé Studs (http://localhost:3000/product/studs):\n';
const studs = product({ slug: 'studs', name: 'Pavé Studs' });
const message = () => screen.getByLabelText('Message');

test('a message begins with the product that the address names, from the page one comes from', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  renderInSite(<ContactForm page="contact" />, { path: '/contact?piece=studs', data: { product: studs } });
  await waitFor(() => expect(message()).toHaveValue(begun));
  expect(fetch).not.toHaveBeenCalled();
});

test('where the page does not know the product, the list does; what was typed meanwhile stays', async () => {
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const listed = vi.fn();
  stubServer(async (request) => {
    await asked;
    listed();
    return answer(200, [studs])(request);
  });
  renderInSite(<ContactForm page="contact" />, { path: '/contact?piece=studs' });
  fireEvent.change(message(), { target: { value: 'Is the shop open' } });
  respond();
  await waitFor(() => expect(listed).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(message()).toHaveValue('Is the shop open');
});
