/** Index of the segment under the pointer after a clockwise rotation in degrees. */
export const segmentUnderPointer = (rotation: number, count: number): number => {
  const width = 360 / count;
  const angle = (((-rotation + width / 2) % 360) + 360) % 360;
  return Math.floor(angle / width) % count;
};
