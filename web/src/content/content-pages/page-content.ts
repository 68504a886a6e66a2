import type { SitePicture } from '@jeweler/core/business';
import type { SiteFilm } from '../films.ts';
import type { SiteLink } from '../links.ts';
import type { ServedCityName } from '../names.ts';

interface SectionHead {
  readonly label: string;
  readonly heading: string;
  /** The workshop picture shows through. */
  readonly isWindow?: true;
}

/** Paragraphs, with an optional picture beside them. */
export interface TextSection extends SectionHead {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
  readonly picture?: SitePicture;
  /** The picture is shown at 4:3 on wide screens too: its subject does not fit into an upright frame. */
  readonly isWide?: true;
  readonly link?: SiteLink;
  /** A file to read, which is no page of the site; only in sections without a picture. */
  readonly file?: SiteLink;
}

/** Sentences by their titles; steps are numbered. */
export interface PointsSection extends SectionHead {
  readonly kind: 'points';
  readonly isNumbered?: true;
  readonly points: Readonly<Record<string, string>>;
  /** Below the heading. */
  readonly link?: SiteLink;
}

/** Examples of finished pieces, with aligned edges. */
export interface ExamplesSection extends SectionHead {
  readonly kind: 'examples';
  readonly lead: string;
  readonly title: string;
  readonly pictures: readonly SitePicture[];
}

/** A list beside a picture. */
export interface ListSection extends SectionHead {
  readonly kind: 'list';
  readonly text: string;
  readonly items: readonly string[];
  readonly picture: SitePicture;
}

/** What somebody has said, in large type. */
export interface QuoteSection extends Pick<SectionHead, 'isWindow'> {
  readonly kind: 'quote';
  readonly heading: string;
  readonly name: string;
  readonly role: string;
}

/** Pictures with a title and a sentence, and a link or a name below. */
export interface CardsSection extends SectionHead {
  readonly kind: 'cards';
  readonly lead?: string;
  /** Short cards to choose from: in two columns on phones. */
  readonly isList?: true;
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly picture: SitePicture;
    readonly link?: SiteLink;
    readonly client?: string;
  }[];
  /** Below the cards. */
  readonly link?: SiteLink | undefined;
}

/** The testimonials that staff show; left out without any. */
export interface QuotesSection extends SectionHead {
  readonly kind: 'quotes';
  /** No more than these. */
  readonly most?: number;
}

/** Cities that the shop serves. */
export interface CitiesSection extends SectionHead {
  readonly kind: 'cities';
  readonly cities: readonly {
    readonly name: ServedCityName;
    readonly text: string;
    readonly services: readonly string[];
    /** Postal codes in ascending order. */
    readonly zipCodes: readonly string[];
  }[];
}

export type ContentSection =
  | TextSection
  | PointsSection
  | CardsSection
  | ExamplesSection
  | ListSection
  | QuoteSection
  | QuotesSection
  | CitiesSection;

/** A page about the shop, most of them at paths that the navigation of SPEC section 2 links to. */
export interface PageContent {
  readonly description: string;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly link: SiteLink;
    readonly picture: SitePicture | SiteFilm;
    /** Of the title: one that wraps before the picture's subject. */
    readonly isNarrow?: true;
  };
  readonly sections: readonly ContentSection[];
  readonly closing: {
    readonly heading: string;
    /** Function: with the number that the shop is called at. */
    readonly text: string | ((phone: string) => string);
    readonly link: SiteLink;
    readonly secondLink?: SiteLink;
  };
}
