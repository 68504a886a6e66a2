import { describe, expect, test } from 'vitest';
import { idleWheel, type WheelState, wheelReducer } from './wheel-state.ts';

const at = (step: 'spinning' | 'won' | 'claiming' | 'claimed'): WheelState => ({
  step,
  prize: 6,
  rotation: 1980,
});

describe('the wheel', () => {
  test('goes from idle through spin, result and claim to claimed', () => {
    const spinning = wheelReducer(idleWheel, { type: 'spin', prize: 6, rotation: 1980 });
    expect(spinning).toEqual(at('spinning'));
    const won = wheelReducer(spinning, { type: 'land' });
    expect(won).toEqual(at('won'));
    const claiming = wheelReducer(won, { type: 'claim' });
    expect(claiming).toEqual(at('claiming'));
    expect(wheelReducer(claiming, { type: 'received' })).toEqual(at('claimed'));
  });

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
    expect(wheelReducer(spinning, { type: 'received' })).toBe(spinning);
  });

  test('returns from the form to the same result', () => {
    expect(wheelReducer(at('claiming'), { type: 'back' })).toEqual(at('won'));
  });

  test('clears prize and rotation for another spin', () => {
    expect(wheelReducer(at('won'), { type: 'again' })).toEqual(idleWheel);
  });

  test('is found as it was left when opened again, and after a claim fresh, with what was claimed', () => {
    for (const step of ['spinning', 'won', 'claiming'] as const) {
      const left = at(step);
      expect(wheelReducer(left, { type: 'open' })).toBe(left);
    }
    const claimed = wheelReducer(at('claimed'), { type: 'open' });
    expect(claimed).toEqual({ step: 'idle', claimed: 6 });
    expect(wheelReducer(claimed, { type: 'spin', prize: 2, rotation: 1800 })).toEqual({
      step: 'spinning',
      prize: 2,
      rotation: 1800,
    });
  });
});
