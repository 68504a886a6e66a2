import { prizeSegments, totalWeight } from '@jeweler/core/prize-wheel';
import { describe, expect, test } from 'vitest';
import { segmentUnderPointer } from '../../../../tests/support/segment-under-pointer.ts';
import { idleWheel, spinWheel, type WheelState, wheelReducer } from './wheel-state.ts';

const at = (step: 'spinning' | 'won' | 'claiming'): WheelState => ({ step, prize: 6, rotation: 1980 });
const receipt = { code: 'K4M-7RX', mailedTo: 'ada@example.com' };
const claimed: WheelState = { step: 'claimed', prize: 6, rotation: 1980, receipt };

describe('the wheel', () => {
  test('keeps the first draw when spun a second time', () => {
    const spinning = at('spinning');
    expect(wheelReducer(spinning, { type: 'spin', prize: 0, rotation: 1800 })).toBe(spinning);
    const won = at('won');
    expect(wheelReducer(won, { type: 'spin', prize: 0, rotation: 1800 })).toBe(won);
  });

  test('can be claimed only when a prize is won', () => {
    expect(wheelReducer(idleWheel, { type: 'claim' })).toBe(idleWheel);
    const spinning = at('spinning');
    expect(wheelReducer(spinning, { type: 'claim' })).toBe(spinning);
    expect(wheelReducer(spinning, { type: 'received', receipt })).toBe(spinning);
  });

  test('is found as it was left when opened again, and after a claim fresh, with what was claimed', () => {
    for (const step of ['spinning', 'won', 'claiming'] as const) {
      const left = at(step);
      expect(wheelReducer(left, { type: 'open' })).toBe(left);
    }
    const opened = wheelReducer(claimed, { type: 'open' });
    expect(opened).toEqual({ step: 'idle', claimed: { prize: 6, ...receipt } });
    expect(wheelReducer(opened, { type: 'spin', prize: 2, rotation: 1800 })).toEqual({
      step: 'spinning',
      prize: 2,
      rotation: 1800,
    });
  });
});

test('a spin comes to rest with the drawn segment under the pointer', () => {
  for (let step = 0; step < totalWeight; step += 1) {
    const { prize, rotation } = spinWheel(() => (step + 0.5) / totalWeight);
    expect(segmentUnderPointer(rotation, prizeSegments.length)).toBe(prize);
  }
});
