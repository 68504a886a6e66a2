import { atomWithReducer } from 'jotai/utils';
import { idleWheel, type WheelAction, type WheelState, wheelReducer } from './wheel-state.ts';

/** In the page's store rather than in a component, so that a prize outlives closing and navigating. */
export const wheelAtom = atomWithReducer<WheelState, WheelAction>(idleWheel, wheelReducer);
