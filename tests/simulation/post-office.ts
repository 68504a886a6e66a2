import { type MailServer, smtpError } from '../support/mail-server.ts';
import type { Chance } from './chance.ts';
import type { Model } from './model.ts';

/** How it treats mails: `breaks` has them, but the connection breaks before it says so. */
const BAD_TIMES = ['is-busy', 'breaks', 'is-down'] as const;
const LINKS = /\/(?:visit|photos|staff|newsletter\/(?:confirm|unsubscribe))\/[\w-]{43}/g;

/** What the post office knows of the world around it. */
interface Surroundings {
  readonly model: Model;
  readonly chance: Chance;
  readonly time: number;
  readonly keepSecret: (path: string) => void;
}

/** The mail server of the story, which lives on when the shop's server ends. */
export class PostOffice {
  readonly #server: MailServer;
  readonly #world: Surroundings;
  #mode: (typeof BAD_TIMES)[number] | undefined;
  readonly #delivered = new Set<string>();
  /** Mails that may come once more. */
  readonly #repeatable = new Set<string>();
  readonly #ofThisAct = new Set<string>();
  /** What was found wrong with a mail. */
  fault: string | undefined;
  /** Ends that it says nothing. */
  release = () => {};

  constructor(server: MailServer, world: Surroundings) {
    this.#server = server;
    this.#world = world;
    server.refuseRecipient = () => (this.#mode === 'is-down' ? smtpError(421, 'We are closing.') : undefined);
    server.refuseData = (source) => {
      if (this.#mode === 'is-busy') return smtpError(451, 'Please try again later.');
      this.#receive(source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      return this.#mode === 'breaks' ? smtpError(421, 'The connection breaks.') : undefined;
    };
  }

  #receive(source: string): void {
    const { model, time, keepSecret } = this.#world;
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
    const [id = '', to = '', subject = ''] = ['Message-ID', 'To', 'Subject'].map(header);
    const word = [...model.forgotten].find((each) => source.includes(each));
    if (word !== undefined) this.fault = `A mail has data of ${word}, whose data were deleted: ${subject}`;
    if (this.#delivered.has(id) && !this.#repeatable.has(id))
      this.fault = `A mail came twice: ${subject} to ${to}`;
    this.#delivered.add(id);
    this.#ofThisAct.add(id);
    if (this.#mode === 'breaks') this.#repeatable.add(id);
    for (const path of new Set(source.match(LINKS))) {
      model.links.push({ to, subject, path, at: time });
      keepSecret(path);
    }
  }

  get hasGoodTime(): boolean {
    return this.#mode === undefined;
  }

  /** It has a bad time, until another act ends it. */
  changeMode(): void {
    this.#mode = this.#mode ? undefined : this.#world.chance.one(BAD_TIMES);
  }

  endAct(): void {
    this.#ofThisAct.clear();
    this.#server.mails.length = 0;
  }

  /** Does something while it has mails, and says nothing. */
  async whileItHangs(act: () => Promise<void>): Promise<void> {
    this.#server.hold = new Promise((resolve) => {
      this.release = resolve;
    });
    await act().finally(() => {
      this.release();
      this.#server.hold = undefined;
    });
  }

  /** The process that sends was killed: it has no connections any more, and what it was sending may come again. */
  breakOff(): void {
    this.#server.disconnect();
    for (const id of this.#ofThisAct) this.#repeatable.add(id);
  }

  /** A restored copy has mails as waiting that came. */
  expectMailsAgain(): void {
    for (const id of this.#delivered) this.#repeatable.add(id);
  }
}
