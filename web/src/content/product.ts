/** What holds for every piece, said after its own lead time and sizing; times are those of SPEC section 9. */
export const shopFacts = [
  { label: 'Care', text: 'We clean, polish and repair it at the bench where it was made.' },
  { label: 'Questions', text: 'Answered within 24 hours.' },
] as const;
