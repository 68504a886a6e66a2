import { expect, test, vi } from 'vitest';
import { whenInteracted } from './when-used.ts';

const movePointer = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));

test('a pointer that rests where the page appears is no interaction, one that moves is', async () => {
  const onInteraction = vi.fn();
  void whenInteracted().then(onInteraction);
  movePointer(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onInteraction).not.toHaveBeenCalled();
  movePointer(1);
  await vi.waitFor(() => expect(onInteraction).toHaveBeenCalled());
});
