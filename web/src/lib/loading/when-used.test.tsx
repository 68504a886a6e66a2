import { beforeEach, expect, test, vi } from 'vitest';

/** A page on which nothing has been done yet. */
const openPage = async () => {
  const { whenInteracted } = await import('./when-used.ts');
  const onInteraction = vi.fn();
  void whenInteracted().then(onInteraction);
  return onInteraction;
};
const movePointer = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));

beforeEach(() => void vi.resetModules());

test('a pointer that rests where the page appears is no interaction, one that moves is', async () => {
  const onInteraction = await openPage();
  movePointer(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onInteraction).not.toHaveBeenCalled();
  movePointer(1);
  await expect.poll(() => onInteraction).toHaveBeenCalled();
});

// A touch, a mouse, a key, what a screen reader sends, and scrolling.
test.each(['touchstart', 'pointerdown', 'keydown', 'click', 'scroll'])(
  '%s anywhere in the page is an interaction; focus alone is none',
  async (event) => {
    const onInteraction = await openPage();
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onInteraction).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(event));
    await expect.poll(() => onInteraction).toHaveBeenCalled();
  },
);
