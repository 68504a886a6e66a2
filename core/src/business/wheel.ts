import type { WheelFacts } from '../schemas/index.ts';
import { isShownOn } from './announcements.ts';

/** The wheel until staff say otherwise (SPEC section 2). */
export const usualWheel = { active: true, opens_by_itself: true } as const satisfies WheelFacts;

/** The page with the rules. */
export const prizeRulesPath = '/prize-rules';

/** Whether visitors have the wheel on a day of the shop's calendar. */
export const isWheelOn = (wheel: WheelFacts, day: string): boolean => wheel.active && isShownOn(wheel, day);
