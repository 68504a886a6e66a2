import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { preloadAllParts } from '../../components/lazy/lazy-part.tsx';
import { ShopRow } from './shop-row.tsx';

// jsdom knows no widths, so the row counts as hidden; the browser tests see where it shows.
configure({ defaultHidden: true });

const entry = (name: string) => screen.getByRole('button', { name });
const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const mouse = { pointerType: 'mouse' };
const row = () => screen.getByLabelText('Jewelry');

// A panel whose code is there renders at once, with nothing to wait for.
beforeAll(preloadAllParts);
beforeEach(() => {
  vi.useFakeTimers();
  renderInSite(
    <>
      <ShopRow />
      <button type="button">Elsewhere</button>
    </>,
  );
});
afterEach(() => vi.useRealTimers());

describe('an entry of the shop row', () => {
  test('opens its panel on a press and closes it on the next', () => {
    fireEvent.click(entry('Engagement'));
    expect(open()).toEqual(['Engagement']);
    expect(screen.getByRole('list', { name: 'By shape' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Engagement Rings' })).toHaveAttribute(
      'href',
      '/category/engagement-rings',
    );
    fireEvent.click(entry('Engagement'));
    expect(open()).toEqual([]);
    expect(screen.queryByRole('list', { name: 'By shape' })).toBeNull();
  });

  test('opens on the space key, as a button does', () => {
    fireEvent.keyDown(entry('Men'), { key: ' ' });
    expect(open()).toEqual(['Men']);
  });

  test('stays the link to its category for a press that asks for a new tab', () => {
    expect(entry('Wedding')).toHaveAttribute('href', '/category/wedding-bands');
    fireEvent.click(entry('Wedding'), { ctrlKey: true });
    expect(open()).toEqual([]);
  });

  test('without a panel is a plain link', () => {
    expect(within(row()).getByRole('link', { name: 'Custom Design' })).toHaveAttribute(
      'href',
      '/custom-design',
    );
  });
});

describe('hovering the shop row', () => {
  test('opens a panel once the pointer has rested on its entry', () => {
    fireEvent.pointerEnter(entry('Rings'), mouse);
    pass(100);
    expect(open()).toEqual([]);
    pass(100);
    expect(open()).toEqual(['Rings']);
  });

  test('opens nothing when the pointer only passes', () => {
    fireEvent.pointerEnter(entry('Rings'), mouse);
    pass(100);
    fireEvent.pointerLeave(entry('Rings'), mouse);
    pass(1000);
    expect(open()).toEqual([]);
  });

  test('closes the panel soon after the pointer has left', () => {
    fireEvent.click(entry('Rings'));
    fireEvent.pointerLeave(row(), mouse);
    pass(100);
    expect(open()).toEqual(['Rings']);
    pass(200);
    expect(open()).toEqual([]);
  });

  test('keeps the panel when the pointer comes back in time', () => {
    fireEvent.click(entry('Rings'));
    fireEvent.pointerLeave(row(), mouse);
    pass(100);
    fireEvent.pointerEnter(row(), mouse);
    pass(1000);
    expect(open()).toEqual(['Rings']);
  });

  test('then pressing keeps the panel open', () => {
    fireEvent.pointerEnter(entry('Rings'), mouse);
    pass(200);
    fireEvent.click(entry('Rings'));
    expect(open()).toEqual(['Rings']);
  });

  test('with a finger is no hovering', () => {
    fireEvent.pointerEnter(entry('Rings'), { pointerType: 'touch' });
    pass(1000);
    expect(open()).toEqual([]);
  });
});

describe('an open panel', () => {
  beforeEach(() => {
    fireEvent.click(entry('Engagement'));
  });

  test('gives way to the next one', () => {
    fireEvent.click(entry('Fine Jewelry'));
    expect(open()).toEqual(['Fine Jewelry']);
  });

  test('closes on Escape and gives the focus back to its entry', () => {
    act(() => screen.getByRole('link', { name: 'Halo' }).focus());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Halo' }), { key: 'Escape' });
    expect(open()).toEqual([]);
    expect(entry('Engagement')).toHaveFocus();
  });

  test('closes on Escape without taking the focus from elsewhere', () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(open()).toEqual([]);
    expect(elsewhere).toHaveFocus();
  });

  test('closes when the focus leaves the row', () => {
    act(() => screen.getByRole('link', { name: 'Halo' }).focus());
    expect(open()).toEqual(['Engagement']);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(open()).toEqual([]);
  });

  test('closes on a press outside', () => {
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(open()).toEqual([]);
  });

  test('closes when one of its links is followed', () => {
    fireEvent.click(screen.getByRole('link', { name: 'Halo' }));
    expect(open()).toEqual([]);
  });
});
