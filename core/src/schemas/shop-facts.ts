import type { PriceSuffix, ServiceGroup } from './service-attributes.ts';

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

/** A line of a price list. */
export interface ServiceLine {
  readonly id: number;
  readonly name: string;
  /** In dollars; without it visitors are asked to call. */
  readonly price?: number;
  readonly suffix?: PriceSuffix;
  /** How long it takes: '1-3 days'. */
  readonly time: string;
  readonly group: ServiceGroup;
  readonly heading?: string;
}

/** What a client has said, with their permission. */
export interface Testimonial {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly city?: string;
  /** Stars out of five. */
  readonly rating?: number;
}

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

/** The marks that numbers are written with. */
const WRITTEN = /^\+?[\d\s()./-]+$/;
/** A number of the North American Numbering Plan: area code and exchange do not begin with 0 or 1. */
const NORTH_AMERICAN = /^1?([2-9]\d\d[2-9]\d{6})$/;
/** With the country code of another country (E.164). */
const ABROAD = /^[2-9]\d{6,14}$/;

/**
 * The digits by which links dial the shop's own number from anywhere, beginning with the country code. Undefined
 * where they are not certain: stricter than what is done with the numbers that visitors type.
 */
export const dialledDigits = (written: string): string | undefined => {
  if (!WRITTEN.test(written)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  const national = NORTH_AMERICAN.exec(digits)?.[1];
  if (national !== undefined && (!written.startsWith('+') || digits.startsWith('1'))) return `1${national}`;
  return written.startsWith('+') && ABROAD.test(digits) ? digits : undefined;
};
