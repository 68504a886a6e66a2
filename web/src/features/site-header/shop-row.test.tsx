import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoriesOf } from '../../../../tests/support/categories-of.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { preloadAllParts } from '../../lib/lazy.ts';
import { ShopRow } from './shop-row.tsx';

const row = () => screen.getByLabelText('Jewelry');
const link = (name: string) => within(row()).getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name: `${name}: show links` });
const open = () =>
  screen
    .queryAllByRole('button', { expanded: true })
    .map((pressed) => pressed.getAttribute('aria-label')?.split(':')[0]);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const mouse = { pointerType: 'mouse' };

// Once its code is loaded, a panel renders synchronously, so the fake timers need not wait for it.
beforeAll(preloadAllParts);
beforeEach(() => {
  vi.useFakeTimers();
  renderInSite(
    <>
      <ShopRow />
      <button type="button">Elsewhere</button>
    </>,
    { data: { categories: categoriesOf(17) } },
  );
});

describe('an entry of the shop row', () => {
  test('is the link to its category, and opens nothing when it is followed', () => {
    expect(link('Wedding')).toHaveAttribute('href', '/category/wedding-bands');
    fireEvent.pointerEnter(link('Wedding'), mouse);
    fireEvent.click(link('Wedding'));
    pass(1000);
    expect(open()).toEqual([]);
  });

  test('opens its panel on a press of its button and closes it on the next', () => {
    fireEvent.click(button('Engagement'));
    expect(open()).toEqual(['Engagement']);
    expect(screen.getByRole('list', { name: 'By shape' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Engagement Rings' })).toHaveAttribute(
      'href',
      '/category/engagement-rings',
    );
    fireEvent.click(button('Engagement'));
    expect(open()).toEqual([]);
    expect(screen.queryByRole('list', { name: 'By shape' })).toBeNull();
  });

  test('without a panel is a plain link', () => {
    expect(link('Custom Design')).toHaveAttribute('href', '/custom-design');
    expect(screen.queryByRole('button', { name: 'Custom Design: show links' })).toBeNull();
  });
});

describe('hovering the shop row', () => {
  test('opens nothing when the pointer only passes, and a panel once it has rested on its entry', () => {
    fireEvent.pointerEnter(link('Rings'), mouse);
    pass(100);
    fireEvent.pointerLeave(link('Rings'), mouse);
    pass(1000);
    expect(open()).toEqual([]);
    fireEvent.pointerEnter(link('Rings'), mouse);
    pass(100);
    expect(open()).toEqual([]);
    pass(100);
    expect(open()).toEqual(['Rings']);
  });

  test('keeps the panel when the pointer comes back in time, and closes it soon after it has left', () => {
    fireEvent.click(button('Rings'));
    fireEvent.pointerLeave(row(), mouse);
    pass(100);
    fireEvent.pointerEnter(row(), mouse);
    pass(1000);
    expect(open()).toEqual(['Rings']);
    fireEvent.pointerLeave(row(), mouse);
    pass(100);
    expect(open()).toEqual(['Rings']);
    pass(200);
    expect(open()).toEqual([]);
  });

  test('then pressing keeps the panel open', () => {
    fireEvent.pointerEnter(link('Rings'), mouse);
    pass(200);
    fireEvent.click(button('Rings'));
    expect(open()).toEqual(['Rings']);
  });

  test('with a finger is no hovering', () => {
    fireEvent.pointerEnter(link('Rings'), { pointerType: 'touch' });
    pass(1000);
    expect(open()).toEqual([]);
  });
});

describe('an open panel', () => {
  beforeEach(() => {
    fireEvent.click(button('Engagement'));
  });

  test('gives way to the next one', () => {
    fireEvent.click(button('Fine Jewelry'));
    expect(open()).toEqual(['Fine Jewelry']);
  });

  test('closes on Escape and gives the focus back to its button', () => {
    act(() => screen.getByRole('link', { name: 'Halo' }).focus());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Halo' }), { key: 'Escape' });
    expect(open()).toEqual([]);
    expect(button('Engagement')).toHaveFocus();
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

  test('closes on a press outside, and when one of its links is followed', () => {
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(open()).toEqual([]);
    fireEvent.click(button('Engagement'));
    fireEvent.click(screen.getByRole('link', { name: 'Halo' }));
    expect(open()).toEqual([]);
  });
});
