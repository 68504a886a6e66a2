/**
 * Style of the transparent `input` of a radio button. Chakra makes it one pixel large; as large as its label,
 * those who explore the screen by touch or by a screen reader's pointer find it.
 */
export const hiddenInputStyle = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
} as const;
