/**
 * The shop's details in one place. All values are reserved samples (555-01xx, example.com): replace them here
 * and nowhere else.
 */
export const shop = {
  name: 'Oren Vale',
  founder: { firstName: 'Oren', fullName: 'Oren Vale', aboutPath: '/about-oren' },
  phone: { display: '(561) 555-0147', e164: '+15615550147' },
  email: 'hello@example.com',
  whatsapp: { number: '15615550147', greeting: 'Hello, I have a question about a piece of jewelry.' },
  timeZone: 'America/New_York',
  timeZoneName: 'Eastern Time',
  yearsOfExperience: '40+',
  region: 'Southeast Florida',
  /**
   * Every day, until staff set other hours; the last visit starts an hour before closing (SPEC section 9).
   */
  hours: { opens: '10:00', closes: '19:00' },
} as const;

/** `tel:` link of the shop's phone. */
export const phoneHref = `tel:${shop.phone.e164}`;
/** `mailto:` link of the shop's e-mail address. */
export const emailHref = `mailto:${shop.email}`;
/** WhatsApp chat with a prefilled first message. */
export const whatsappHrefWith = (text: string): string =>
  `https://wa.me/${shop.whatsapp.number}?text=${encodeURIComponent(text)}`;
/** WhatsApp chat with the greeting prefilled (SPEC section 2, contact page). */
export const whatsappHref = whatsappHrefWith(shop.whatsapp.greeting);
