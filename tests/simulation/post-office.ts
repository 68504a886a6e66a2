import { type MailServer, smtpError } from '../support/mail-server.ts';

export interface DeliveredMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Paths of the private links in it. */
  readonly links: readonly string[];
  readonly source: string;
}

/** How it treats mails: `breaks` has them, but the connection breaks before it says so. */
export type PostMode = 'accepts' | 'is-busy' | 'breaks' | 'is-down';

const LINKS = /\/(?:visit|staff|newsletter\/(?:confirm|unsubscribe))\/[\w-]{43}/g;

const read = (raw: string): DeliveredMail => {
  const source = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
  const links = [...new Set(source.match(LINKS))];
  return { id: header('Message-ID'), subject: header('Subject'), to: header('To'), links, source };
};

/** A mail server with good and bad days. It belongs to the world: it lives on when the shop's server ends. */
export class PostOffice {
  mode: PostMode = 'accepts';
  onMail: (mail: DeliveredMail) => void = () => {};
  readonly #server: MailServer;
  #release = () => {};

  constructor(server: MailServer) {
    this.#server = server;
    server.refuseRecipient = () => (this.mode === 'is-down' ? smtpError(421, 'We are closing.') : undefined);
    server.refuseData = (source) => {
      if (this.mode === 'is-busy') return smtpError(451, 'Please try again later.');
      this.onMail(read(source));
      return this.mode === 'breaks' ? smtpError(421, 'The connection breaks.') : undefined;
    };
  }

  /** It has the mails, and does nothing with them until `release`. */
  hold(): void {
    this.#server.hold = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release(): void {
    this.#release();
    this.#server.hold = undefined;
  }

  /** A process that was killed has no connections any more. */
  disconnect(): void {
    this.#server.disconnect();
  }
}
