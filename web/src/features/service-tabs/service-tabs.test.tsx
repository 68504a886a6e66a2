import { usualServices } from '@jeweler/core/business';
import type { ServiceLine } from '@jeweler/core/schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { ServiceTabs } from './service-tabs.tsx';

// jsdom has no layout and does not implement scrollTo.
beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

const open = (path: string, services?: readonly ServiceLine[]) =>
  renderInSite(
    <>
      <ServiceTabs />
      <Address />
    </>,
    { path, data: services ? { shop: { services } } : {} },
  );

const texts = (panel: HTMLElement, role: string, options = {}) =>
  within(panel)
    .getAllByRole(role, options)
    .map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByLabelText('Address').textContent;

describe('the service tabs', () => {
  test('open ring sizing at first, are one stop in the tab order, and are links, so they work before the page is hydrated', () => {
    open('/services');
    expect(screen.getByRole('tabpanel', { name: 'Ring Sizing' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1, -1, -1]);
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(5);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  test('open the first one for an address that asks for none of them', () => {
    open('/services?service=watches');
    expect(tab('Ring Sizing')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Ring Sizing')).toHaveAttribute('href', '/services');
    expect(tab('Stone Setting')).toHaveAttribute('href', '/services?service=stone-setting');
  });

  test('change the panel and the address by a click', async () => {
    open('/services');
    await userEvent.click(tab('Earrings'));
    expect(screen.getByRole('tabpanel', { name: 'Earrings' })).toBeVisible();
    expect(address()).toBe('/services?service=earrings');
  });

  test('are walked through with arrow keys, Home and End, around the ends', async () => {
    open('/services');
    const user = userEvent.setup();
    tab('Ring Sizing').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Stone Setting')).toHaveFocus();
    expect(address()).toBe('/services?service=stone-setting');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tab('Additional')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(address()).toBe('/services');
    await user.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Additional' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Additional' })).toHaveFocus();
  });

  test('show every price of the list, under its headings', () => {
    open('/services?service=stone-setting');
    const panel = screen.getByRole('tabpanel', { name: 'Stone Setting' });
    expect(texts(panel, 'heading', { level: 4 })).toEqual(['Prongs', 'Tightening', 'Setting']);
    expect(texts(panel, 'definition').join(' ')).toBe('$15 $20 $15 $25 $25 $30 $40');
    expect(within(panel).getAllByRole('img')).toHaveLength(3);
  });

  test('turn CALL into a way to call', () => {
    open('/services?service=earrings');
    expect(screen.getByRole('link', { name: 'CALL' }).getAttribute('href')).toMatch(/^tel:\+1/);
  });

  const earrings = (lines: readonly Partial<ServiceLine>[]): ServiceLine[] =>
    lines.map((line, index) => ({
      id: index + 1,
      name: 'Post & Nut',
      price: 60,
      time: '1 day',
      group: 'earrings',
      ...line,
    }));
  const openEarrings = (services: readonly ServiceLine[]) => {
    open('/services?service=earrings', services);
    return screen.getByRole('tabpanel', { name: 'Earrings' });
  };

  test('show changed lines with the one time frame that they agree on, also two of the same name', () => {
    const panel = openEarrings(
      earrings([
        { price: 1250.5, suffix: '+' },
        { price: 20, suffix: 'inch' },
      ]),
    );
    expect(texts(panel, 'term')).toEqual(['Post & Nut', 'Post & Nut']);
    expect(texts(panel, 'definition')).toEqual(['$1,250.50+', '$20 per inch']);
    expect(within(panel).getAllByText('1 day')).toHaveLength(1);
  });

  test('show the time frame of each line once they differ', () => {
    const panel = openEarrings(earrings([{}, { name: 'Screw Backs', time: '3 days' }]));
    expect(texts(panel, 'term')).toEqual(['Post & Nut1 day', 'Screw Backs3 days']);
    expect(within(panel).getAllByText('1 day')).toHaveLength(1);
  });

  test('show their texts without an empty price list where every line is hidden', () => {
    const panel = openEarrings(usualServices.filter(({ group }) => group !== 'earrings'));
    expect(within(panel).getByText('Common Examples')).toBeVisible();
    expect(within(panel).queryByText('Service Pricing')).not.toBeInTheDocument();
    expect(within(panel).queryAllByRole('definition')).toEqual([]);
    expect(within(panel).queryByText('Same day to 1 day')).not.toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(5);
  });
});
