import type { ShownRecord } from './field-schemas.ts';
import type { fieldTable } from './fields.ts';

/** How visitors reach the shop. */
export interface ShopContact {
  readonly phone: {
    /** As it is written. */
    readonly display: string;
    /** As it is dialled from anywhere: '+15615550147'. */
    readonly e164: string;
  };
  readonly email: string;
  /** With the country code, digits only. */
  readonly whatsapp: string;
}

/** Where the shop is. */
export interface ShopAddress {
  readonly street: string;
  readonly city: string;
  /** Two capital letters. */
  readonly state: string;
  readonly zip: string;
  /** How to get there, and where to park. */
  readonly directions?: string;
}

/** A question of the home page, with its answer. */
export interface FaqEntry {
  /** Part of element ids, so it must not change when the wording does. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The prize wheel: on between its days, and whether it opens by itself or only by its button. */
export interface WheelFacts {
  readonly active: boolean;
  readonly starts_on?: string | undefined;
  readonly ends_on?: string | undefined;
  readonly opens_by_itself: boolean;
  /** Paragraphs, between empty lines; missing as long as staff have not changed them. */
  readonly rules?: string;
}

/** A line of a price list; without a price visitors are asked to call. */
export type ServiceLine = ShownRecord<typeof fieldTable.services>;

/** What a client has said, with their permission. */
export type Testimonial = ShownRecord<typeof fieldTable.testimonials>;

/** What staff have put in a place of the site's own pages, in place of the picture or film of the content. */
export interface PlacedPicture {
  /** Root-relative (`/media/...`), or an https address. */
  readonly src: string;
  readonly alt?: string;
  /** The point that stays in view, `40% 30%`. */
  readonly focus?: string;
}

/** What staff have changed of the shop's own facts; what is missing is as in core/business. */
export interface ShopFacts {
  readonly contact?: ShopContact;
  /** Only while everybody may see it. */
  readonly address?: ShopAddress;
  /** The opening paragraph of the home page. */
  readonly introduction?: string;
  readonly questions?: readonly FaqEntry[];
  readonly wheel?: WheelFacts;
  /** All lines of the price lists, in their order. */
  readonly services?: readonly ServiceLine[];
  readonly testimonials?: readonly Testimonial[];
  /** By place. */
  readonly pictures?: Readonly<Record<string, PlacedPicture>>;
}
