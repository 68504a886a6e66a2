import { draw, landingRotation, prizeSegments, type Random } from '@jeweler/core/prize-wheel';

/** What is kept of a claim that was received: its code, and where that was mailed to. */
export interface ClaimReceipt {
  readonly code: string | undefined;
  readonly mailedTo: string | undefined;
}

export interface Claimed extends ClaimReceipt {
  readonly prize: number;
}

/**
 * The visitor's state in the wheel (SPEC section 4). `prize` is the index of the drawn segment, `rotation`
 * the wheel's final clockwise rotation in degrees, `claimed` what was claimed last.
 */
export type WheelState =
  | { step: 'idle'; claimed?: Claimed }
  | { step: 'spinning' | 'won' | 'claiming'; prize: number; rotation: number }
  | { step: 'claimed'; prize: number; rotation: number; receipt: ClaimReceipt };

export type WheelAction =
  | { type: 'spin'; prize: number; rotation: number }
  | { type: 'received'; receipt: ClaimReceipt }
  | { type: 'land' | 'claim' | 'back' | 'again' | 'open' };

export const idleWheel: WheelState = { step: 'idle' };

/** The next state; an action that does not fit the current step (such as a second click) changes nothing. */
export const wheelReducer = (state: WheelState, action: WheelAction): WheelState => {
  switch (action.type) {
    case 'spin':
      return state.step === 'idle'
        ? { step: 'spinning', prize: action.prize, rotation: action.rotation }
        : state;
    case 'land':
      return state.step === 'spinning' ? { ...state, step: 'won' } : state;
    case 'claim':
      return state.step === 'won' ? { ...state, step: 'claiming' } : state;
    case 'back':
      return state.step === 'claiming' ? { ...state, step: 'won' } : state;
    case 'received':
      // The claim may have been sent before the visitor went back to the result.
      return state.step === 'claiming' || state.step === 'won'
        ? { ...state, step: 'claimed', receipt: action.receipt }
        : state;
    case 'again':
      return state.step === 'won' ? idleWheel : state;
    case 'open':
      // After a claim, the wheel is idle again and shows the claimed prize; any other state is kept.
      return state.step === 'claimed'
        ? { step: 'idle', claimed: { prize: state.prize, ...state.receipt } }
        : state;
  }
};

/** Draws a prize and the rotation that brings it under the pointer (SPEC section 4). */
export const spinWheel = (random: Random): { prize: number; rotation: number } => {
  const prize = draw(prizeSegments, random);
  return { prize, rotation: landingRotation(prize, prizeSegments.length, random) };
};
