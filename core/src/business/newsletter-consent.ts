// A file of its own: most pages of the site need the shop's details, but not this.
/** The sentence beside the newsletter’s address field; stored with each address as proof of consent. */
export const newsletterConsent =
  'By subscribing you agree to receive marketing emails. You may unsubscribe at any time.';
