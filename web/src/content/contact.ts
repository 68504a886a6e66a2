import { addressLine, emailHref, mapHref, phoneHref, shop, whatsappHref } from '@jeweler/core/business';
import type { ShopAddress, ShopContact } from '@jeweler/core/schemas';

/** One way to reach the shop, or what is said with them: `href` leaves the site (tel:, mailto:, https). */
export interface ContactWay {
  readonly label: string;
  readonly text: string;
  /** Without one it is plain text, such as the opening hours. */
  readonly href?: string;
}

export const directWays = (contact: ShopContact): readonly ContactWay[] => [
  { label: 'Phone', text: contact.phone.display, href: phoneHref(contact) },
  { label: 'Email', text: contact.email, href: emailHref(contact) },
];
export const contactWays = (contact: ShopContact): readonly ContactWay[] => [
  ...directWays(contact),
  { label: 'WhatsApp', text: 'Chat on WhatsApp', href: whatsappHref(contact) },
];

/** Where the shop is, with a link to the map, and how to get there; empty if visitors may not see it. */
export const addressWays = (address: ShopAddress | undefined): readonly ContactWay[] => [
  ...(address ? [{ label: 'Address', text: addressLine(address), href: mapHref(address) }] : []),
  ...(address?.directions ? [{ label: 'Directions', text: address.directions }] : []),
];

/** The promise shown beside the button of every message form (SPEC section 9). */
export const replyPromise = 'We reply within 24 hours.';

/** Copy of the contact page (SPEC section 2, contact page). */
export const contactPage = {
  title: 'Contact Us',
  description: ({ phone }: ShopContact) =>
    `Write to ${shop.name}, call ${phone.display} or start a chat: questions about a piece, a repair or a stone are answered within 24 hours.`,
  intro: 'Ask about a piece, a repair or a stone. You will hear back within 24 hours.',
  formHeading: 'Send a message',
  waysHeading: 'By phone, email or chat',
  accessibilityLink: 'Accessibility of this website',
} as const;
