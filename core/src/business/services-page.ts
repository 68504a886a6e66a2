/** Copy of the services page (SPEC section 2, services page). */
export const servicesPage = {
  title: 'Jewelry Services',
  /** For search results and link previews. */
  description:
    'Ring sizing, stone setting, chain and earring repair and the small work that keeps jewelry in use, with prices, at the bench of a master jeweler in Southeast Florida.',
  lead: 'Sizing, setting and repair at the bench, most of it within days. Estimates are free.',
  quote: {
    label: 'Free estimate',
    title: 'Request a quote',
    lead: 'Describe the piece and what it needs. You will hear back within 24 hours.',
  },
} as const;
