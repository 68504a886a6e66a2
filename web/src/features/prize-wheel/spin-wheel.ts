import { draw, landingRotation, prizeSegments, type Random } from '@jeweler/core/prize-wheel';

/** Draws a prize and the rotation that brings it under the pointer (SPEC section 4). */
export const spinWheel = (random: Random): { prize: number; rotation: number } => {
  const prize = draw(prizeSegments, random);
  return { prize, rotation: landingRotation(prize, prizeSegments.length, random) };
};
