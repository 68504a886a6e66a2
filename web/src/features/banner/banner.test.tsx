import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { Banner } from './banner.tsx';
import { ROTATION_MS } from './use-rotation.ts';

const texts = ['The Heritage collection is here. Shop now.', 'Estimates are free.', 'Two weeks.'];
const announce = (...shown: string[]) =>
  renderInSite(<Banner />, { data: { bannerItems: shown.map((text, id) => ({ id: id + 1, text })) } });

const preferReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Announcements' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The current announcement; only a browser can test that the others are invisible. */
const current = () =>
  screen.getAllByText(/./, { selector: 'p[data-current]' }).map((item) => item.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  preferReducedMotion(false);
});

describe('the banner', () => {
  test('is not there while there are no announcements', () => {
    announce();
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  });

  test("turns 'Shop now.' into a link to the contact page", () => {
    announce('Sale. Shop now. Again: Shop now.');
    expect(carousel()).toHaveTextContent('Sale. Contact Us. Again: Contact Us.');
    const links = screen.getAllByRole('link', { name: 'Contact Us.' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  });

  test('stands still and has no controls with a single announcement', () => {
    announce('Estimates are free.');
    expect(screen.queryByRole('button')).toBeNull();
    pass(ROTATION_MS * 3);
    expect(current()).toEqual(['Estimates are free.']);
  });

  test('moves on every five seconds and begins again after the last one', () => {
    announce(...texts);
    pass(4999);
    expect(current()).toEqual(['The Heritage collection is here. Contact Us.']);
    pass(1);
    expect(current()).toEqual(['Estimates are free.']);
    pass(5000);
    expect(current()).toEqual(['Two weeks.']);
    pass(5000);
    expect(current()).toEqual(['The Heritage collection is here. Contact Us.']);
  });

  test('goes to the next and the previous one by hand, around both ends', () => {
    announce(...texts);
    press('Previous announcement');
    expect(current()).toEqual(['Two weeks.']);
    press('Next announcement');
    press('Next announcement');
    expect(current()).toEqual(['Estimates are free.']);
  });

  test('waits while the pointer is over it and goes on when it leaves', () => {
    announce(...texts);
    fireEvent.mouseEnter(carousel());
    pass(ROTATION_MS * 2);
    expect(current()).toEqual(['The Heritage collection is here. Contact Us.']);
    fireEvent.mouseLeave(carousel());
    pass(ROTATION_MS);
    expect(current()).toEqual(['Estimates are free.']);
  });

  test('waits while the keyboard is in it and goes on when the focus leaves', () => {
    announce(...texts);
    const next = screen.getByRole('button', { name: 'Next announcement' });
    act(() => next.focus());
    pass(ROTATION_MS * 2);
    expect(current()).toEqual(['The Heritage collection is here. Contact Us.']);
    act(() => next.blur());
    pass(ROTATION_MS);
    expect(current()).toEqual(['Estimates are free.']);
  });

  test('waits after a click on an arrow until the arrow loses the focus, even when the pointer leaves', () => {
    announce(...texts);
    const next = screen.getByRole('button', { name: 'Next announcement' });
    fireEvent.mouseEnter(carousel());
    // What a mouse does: it focuses the button, and the browser does not count that as :focus-visible.
    fireEvent.mouseDown(next);
    act(() => next.focus());
    fireEvent.click(next);
    fireEvent.mouseLeave(carousel());
    pass(ROTATION_MS * 2);
    expect(current()).toEqual(['Estimates are free.']);
    act(() => next.blur());
    pass(ROTATION_MS);
    expect(current()).toEqual(['Two weeks.']);
  });

  test('can be stopped and set going again', () => {
    announce(...texts);
    press('Pause announcements');
    pass(ROTATION_MS * 2);
    expect(current()).toEqual(['The Heritage collection is here. Contact Us.']);
    press('Play announcements');
    pass(ROTATION_MS);
    expect(current()).toEqual(['Estimates are free.']);
  });

  test('does not move by itself for visitors who prefer reduced motion', () => {
    preferReducedMotion(true);
    announce(...texts);
    pass(ROTATION_MS * 3);
    expect(current()).toEqual(['The Heritage collection is here. Contact Us.']);
    expect(screen.getByRole('button', { name: 'Play announcements' })).toBeVisible();
  });

  test('is read out when moved by hand, never while it moves by itself', () => {
    announce(...texts);
    const live = carousel().querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    fireEvent.mouseEnter(carousel());
    expect(live).toHaveAttribute('aria-live', 'polite');
  });
});
