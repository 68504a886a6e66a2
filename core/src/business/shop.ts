import type { RecordFields, ShopAddress, ShopContact } from '../schemas/index.ts';

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
  county: 'Palm Beach County',
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

/** Where the shop is by its record; undefined while staff have not said so. */
export const toAddress = ({
  street,
  city,
  state,
  zip,
  directions,
}: RecordFields<'shop'>): ShopAddress | undefined =>
  street === undefined || city === undefined || state === undefined || zip === undefined
    ? undefined
    : { street, city, state: state.toUpperCase(), zip, ...(directions !== undefined && { directions }) };

/** The address as on an envelope: the street, then the city with state and ZIP code. */
export const addressLines = ({ street, city, state, zip }: ShopAddress): readonly [string, string] => [
  street,
  `${city}, ${state} ${zip}`,
];
/** The address in one line. */
export const addressLine = (address: ShopAddress): string => addressLines(address).join(', ');
/** The address on the map, in the app or in a browser (Google's Maps URLs, which need no key). */
export const mapHref = (address: ShopAddress): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
