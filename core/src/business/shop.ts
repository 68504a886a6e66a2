import type { ShopContact } from '../schemas/index.ts';

/**
 * The shop's details in one place. All values are reserved samples (555-01xx, example.com): replace them here
 * and nowhere else. Phone, email and WhatsApp number hold until staff set others in the portal.
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

/** How the shop is reached until staff say otherwise. */
export const usualContact: ShopContact = {
  phone: shop.phone,
  email: shop.email,
  whatsapp: shop.whatsapp.number,
};

/** `tel:` link of the shop's phone. */
export const phoneHref = ({ phone }: ShopContact): string => `tel:${phone.e164}`;
/** `mailto:` link of the shop's email address. */
export const emailHref = ({ email }: ShopContact): string => `mailto:${email}`;
/** WhatsApp chat with a prefilled first message, by default the greeting (SPEC section 2, contact page). */
export const whatsappHref = ({ whatsapp }: ShopContact, text: string = shop.whatsapp.greeting): string =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
