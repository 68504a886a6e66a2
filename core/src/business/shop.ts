/**
 * The shop's own facts in one place. All values are reserved samples (555-01xx, example.com):
 * replace them here and nowhere else.
 */
export const shop = {
  name: 'Oren Vale',
  founder: { firstName: 'Oren', fullName: 'Oren Vale', aboutPath: '/about-oren' },
  phone: { display: '(561) 555-0147', e164: '+15615550147' },
  email: 'hello@example.com',
  whatsapp: { number: '15615550147', greeting: 'Hello, I have a question about a piece of jewelry.' },
  timeZone: 'America/New_York',
  yearsOfExperience: '40+',
  region: 'Southeast Florida',
  hours: { opens: '10:00', closes: '19:00', display: '10:00 AM to 6:00 PM' },
} as const;

/** `tel:` link of the shop's phone. */
export const phoneHref = `tel:${shop.phone.e164}`;
/** `mailto:` link of the shop's e-mail address. */
export const emailHref = `mailto:${shop.email}`;
/** WhatsApp chat with the greeting already written (SPEC section 2, contact page). */
export const whatsappHref = `https://wa.me/${shop.whatsapp.number}?text=${encodeURIComponent(shop.whatsapp.greeting)}`;
