import { type APIRequestContext, expect, type Locator, type Page, type TestType } from '@playwright/test';
import { contactMessage, prizeClaim, serviceRequest } from '../support/submission-builders.ts';

/**
 * The portal in one window of its host, signed in, on a server with an inbox of its own. The cases use
 * this and the page's roles and labels only, so that the same ones run against any host of the portal.
 */
export interface InboxWindow {
  readonly page: Page;
  /** Opens a place of the portal anew, as a link or a bookmark does. */
  open(place: string): Promise<void>;
  /** Waits until the portal is at this place, path and query. */
  expectPlace(place: string): Promise<void>;
}

interface InboxFixtures {
  portal: InboxWindow;
  /** Lets what a case provokes pass. */
  complaints: { expected(pattern: RegExp): void };
  /** A session of the same person elsewhere. */
  otherToken: string;
}

/** A Playwright test with the portal as its fixture; its `request` goes to the portal's server. */
export type InboxTest = TestType<InboxFixtures & { request: APIRequestContext }, object>;

export const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Requests' }).getByRole('row');

export const record = (page: Page): Locator => page.getByRole('region', { name: /^Request [A-Z]-/ });

/** What stands in the inbox of every case: a claim, a quote request and, newest, a message. */
export const sendThree = async (request: APIRequestContext): Promise<void> => {
  for (const [path, data] of [
    ['/api/prize-claims', prizeClaim()],
    ['/api/service-requests', serviceRequest({ name: 'Daniel Okafor', email: 'daniel@example.com' })],
    ['/api/contact', contactMessage({ name: 'Grace Holloway', message: 'My ring has lost its sapphire.' })],
  ] as const) {
    expect((await request.post(path, { data })).status()).toBe(201);
  }
};
