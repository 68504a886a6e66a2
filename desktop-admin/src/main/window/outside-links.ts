import type { Log } from '../log/log.ts';

/** Where WhatsApp takes up chats; the shop's own site links to it. */
const WHATSAPP = 'https://wa.me';

interface OutsideLink {
  readonly address: string;
  /** It leads to the shop, or to a person by mail, phone or WhatsApp. */
  readonly isKnown: boolean;
}

/**
 * What the system may open for the page: mailto, tel and the web. Undefined for everything else.
 * @param origins of the shop: its server's and its public site's
 */
const outsideLink = (address: string, origins: readonly string[]): OutsideLink | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  switch (url.protocol) {
    case 'mailto:':
    case 'tel:':
      return { address: url.href, isKnown: true };
    case 'https:':
    case 'http:':
      return { address: url.href, isKnown: [...origins, WHATSAPP].includes(url.origin) };
    default:
      return undefined;
  }
};

interface LinkOpenerDeps {
  readonly origins: () => readonly string[];
  /** Asks whether an address that leads elsewhere is to be opened. */
  readonly confirm: (address: string) => Promise<boolean>;
  /** Rejects where the system has no program for it. */
  readonly open: (address: string) => Promise<void>;
  readonly log: Log;
}

/** Opens an address outside of the program; rejects where that may not or cannot be. */
export type OpenOutside = (address: string) => Promise<void>;

/** One question at a time: while it stands, other strange addresses are passed over. */
export const createLinkOpener = ({ origins, confirm, open, log }: LinkOpenerDeps): OpenOutside => {
  let isAsking = false;

  const agrees = async (address: string): Promise<boolean> => {
    if (isAsking) return false;
    isAsking = true;
    try {
      return await confirm(address);
    } finally {
      isAsking = false;
    }
  };

  return async (requestedUrl) => {
    const link = outsideLink(requestedUrl, origins());
    if (link === undefined) {
      log.warn('An address was not opened: it is neither web, mailto nor tel.');
      throw new Error('The address was not opened.');
    }
    if (link.isKnown || (await agrees(link.address))) await open(link.address);
  };
};
