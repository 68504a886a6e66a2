import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { contactMessage, prizeClaim, serviceRequest } from '../support/submission-builders.ts';

export const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Requests' }).getByRole('row');

export const record = (page: Page): Locator => page.getByRole('region', { name: /^Request [A-Z]-/ });

/** Fills the inbox of every test: a claim, a quote request and, newest, a message. */
export const sendThree = async (request: APIRequestContext): Promise<void> => {
  for (const [path, data] of [
    ['/api/prize-claims', prizeClaim()],
    ['/api/service-requests', serviceRequest({ name: 'Daniel Okafor', email: 'daniel@example.com' })],
    ['/api/contact', contactMessage({ name: 'Grace Holloway', message: 'My ring has lost its sapphire.' })],
  ] as const) {
    const response = await request.post(path, { data });
    expect(response.status()).toBe(201);
  }
};
