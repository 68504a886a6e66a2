import { shell } from 'electron';
import { ask } from '../desktop/questions.ts';
import { log } from '../log.ts';
import type { MainWindow } from './main-window.ts';

/** The origin of WhatsApp chat links, which the shop's own site uses. */
const WHATSAPP = 'https://wa.me';

interface OutsideLink {
  readonly address: string;
  /** Whether it leads to the shop, or to a person by mail, phone or WhatsApp. */
  readonly isKnown: boolean;
}

/**
 * The URLs that the system may open for the page: mailto, tel, http and https. Undefined for everything else.
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
  readonly window: Pick<MainWindow, 'browserWindow'>;
}

/** Maximum length of a URL shown in a question, in characters. */
const MAX_ADDRESS_LENGTH = 300;

/** Opens a URL outside the program; rejects if that is not allowed or not possible. */
export type OpenOutside = (address: string) => Promise<void>;

/** One question at a time: while it is open, other unknown URLs are ignored. */
export const createLinkOpener = ({ origins, window }: LinkOpenerDeps): OpenOutside => {
  let isAsking = false;

  const agrees = async (address: string): Promise<boolean> => {
    if (isAsking) return false;
    isAsking = true;
    try {
      const chosen = await ask(window.browserWindow(), {
        type: 'question',
        message: 'Open this address in the browser?',
        detail: address.length > MAX_ADDRESS_LENGTH ? `${address.slice(0, MAX_ADDRESS_LENGTH)}…` : address,
        buttons: ['Open', 'Cancel'],
      });
      return chosen === 0;
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
    if (link.isKnown || (await agrees(link.address))) await shell.openExternal(link.address);
  };
};
