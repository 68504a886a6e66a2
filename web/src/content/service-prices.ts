import type { ServiceId } from './names.ts';

/** One line of a price list; `price` is display text: '$25', '$25 per inch' or 'CALL'. */
export interface ServicePrice {
  readonly name: string;
  readonly price: string;
  /** The line's heading, in lists that have headings. */
  readonly category?: string;
}

/** The five price lists (SPEC section 9). */
export const servicePrices = {
  'ring-sizing': [
    { name: 'Ladies Smaller', price: '$25' },
    { name: 'Ladies One Size Larger', price: '$30' },
    { name: 'Each Additional Size', price: '$20' },
    { name: 'Gents Smaller', price: '$30' },
    { name: 'Gents Larger', price: '$35' },
    { name: 'Platinum Smaller', price: '$60' },
    { name: 'Platinum Larger (1 Size)', price: '$80' },
  ],
  'stone-setting': [
    { category: 'Prongs', name: 'Re-Tip', price: '$15' },
    { category: 'Prongs', name: 'Replace Prong', price: '$20' },
    { category: 'Tightening', name: 'Tighten 1 to 4 Stones', price: '$15' },
    { category: 'Tightening', name: 'Tighten 5 to 9 Stones', price: '$25' },
    { category: 'Setting', name: 'Setting 0.01-0.50 ct', price: '$25' },
    { category: 'Setting', name: 'Setting 0.51-1.00 ct', price: '$30' },
    { category: 'Setting', name: 'Setting 1.01-2.00 ct', price: '$40' },
  ],
  chains: [
    { category: 'Clasps', name: 'Install Clasp', price: '$15' },
    { category: 'Clasps', name: 'Small Clasp', price: '$60' },
    { category: 'Clasps', name: 'Medium Clasp', price: '$70' },
    { category: 'Spring Rings', name: 'Small Spring Ring', price: '$20' },
    { category: 'Spring Rings', name: 'Medium Spring Ring', price: '$25' },
    { category: 'Soldering', name: 'Solder Chain Light', price: '$20' },
    { category: 'Soldering', name: 'Solder Chain Heavy', price: '$27' },
    { category: 'Hinges', name: 'Bracelet Hinge', price: '$60' },
  ],
  earrings: [
    { name: 'Post & Nut', price: '$60' },
    { name: 'Screw Backs', price: '$80' },
    { name: 'French/Omega Clips', price: 'CALL' },
  ],
  additional: [
    { name: 'Customer Supplied Head', price: '$65' },
    { name: 'Engrave Ring', price: '$15' },
    { name: 'Engrave Other', price: '$20' },
    { name: 'Clean & Polish', price: '$20' },
    { name: 'Rhodium Plate', price: '$40' },
    { name: 'Sizing Beads', price: '$35' },
    { name: 'Solder Two Rings', price: '$40' },
    { name: 'Pearls Restring', price: '$25 per inch' },
    { name: 'Laser Solder', price: '$45' },
  ],
} as const satisfies Record<ServiceId, readonly ServicePrice[]>;
