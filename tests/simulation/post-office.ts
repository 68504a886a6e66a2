import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpError } from '../support/mail-server.ts';

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

const read = (source: string, to: string): DeliveredMail => {
  const plain = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(plain)?.[1]?.trim() ?? '';
  const links = plain.matchAll(/\/(?:visit|newsletter\/(?:confirm|unsubscribe))\/[\w-]{43}/g);
  const unique = [...new Set([...links].map(([link]) => link))];
  return { id: header('Message-ID'), subject: header('Subject'), to, links: unique, source: plain };
};

/** A mail server that has good and bad days. It belongs to the world: it lives on when the shop's server ends. */
export class PostOffice {
  mode: PostMode = 'accepts';
  onMail: (mail: DeliveredMail) => void = () => {};
  readonly #server: SMTPServer;
  #release = () => {};
  #held: Promise<void> | undefined;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onMailFrom: (_address, _session, done) =>
        done(this.mode === 'is-down' ? smtpError(421, 'We are closing.') : null),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          if (this.mode === 'is-busy') return done(smtpError(451, 'Please try again later.'));
          this.onMail(read(Buffer.concat(chunks).toString('utf8'), envelope.rcptTo[0]?.address ?? ''));
          await this.#held;
          done(this.mode === 'breaks' ? smtpError(421, 'The connection breaks.') : null);
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** It has the mails, and does not say so until `release`. */
  hold(): void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release(): void {
    this.#release();
    this.#held = undefined;
  }

  /** Whether mails that it has may come once more. */
  get isUnreliable(): boolean {
    return this.#held !== undefined || this.mode === 'breaks';
  }

  /** A process that was killed has no connections any more. */
  disconnect(): void {
    for (const connection of this.#server.connections) connection.close();
  }

  close(): Promise<void> {
    this.release();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
