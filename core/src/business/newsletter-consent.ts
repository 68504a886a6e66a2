// A file of its own: most pages of the site need the shop's details, but not these.
/** The sentence beside the newsletter’s address field; stored with each address as proof of consent. */
export const newsletterConsent =
  'By subscribing you agree to receive marketing emails. You may unsubscribe at any time.';

/**
 * Beneath the thanks for subscribing, where email is set up. The same for an address that is on the list already, or was
 * asked before: nobody else is to learn that.
 */
export const confirmationSentence = (email: string): string =>
  `Please confirm in the email we sent to ${email}, unless you have done so before. If you don’t see it, check your spam folder.`;
