import { isDeepStrictEqual } from 'node:util';
import { AdminSessions } from '../../server/src/accounts/admin-sessions.ts';
import { Admins } from '../../server/src/accounts/admins.ts';
import { DUMMY_HASH } from '../../server/src/accounts/password-hashing.ts';
import type { Chance } from './chance.ts';
import { Model, type Person } from './model.ts';
import type { DeliveredMail, PostOffice } from './post-office.ts';
import type { Answer, Sending, Shop } from './shop.ts';

/** The shop has made promises; one that was broken ends the story. */
export const promise = (isKept: boolean, what: string): void => {
  if (!isKept) throw new Error(what);
};

export const same = (what: string, actual: unknown, expected: unknown): void =>
  promise(
    isDeepStrictEqual(actual, expected),
    `${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
  );

/** Maria and Sam own the shop. */
export const STAFF = ['maria', 'sam', 'ines'] as const;
export type Colleague = (typeof STAFF)[number];

/** Something that somebody does. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  readonly run: (world: World) => Promise<void>;
}

/** Whether nobody knows what has come of it. */
export const isLost = (answer: Answer | undefined): answer is undefined => !answer || answer.status >= 500;

/** Everybody and everything around the shop. */
export class World {
  readonly model = new Model();
  /** The servers of the shop: one, or two on one database. */
  readonly shops: readonly [Shop, ...Shop[]];
  readonly post: PostOffice;
  readonly secrets = new Set<string>();
  /** What this act draws from. */
  chance: Chance;
  now: Date;
  /** The machine has a fault, so that the server may say that it cannot. */
  isTroubled = false;
  #tokens = new Map<string, string>();
  readonly #delivered = new Set<string>();
  /** Mails that may come once more. */
  readonly #repeatable = new Set<string>();
  #ofThisAct: string[] = [];
  #people = 0;
  #fault: string | undefined;
  #recovering: Promise<void> | undefined;
  /** Who was asked last. */
  #asked: Shop;

  constructor(shops: readonly [Shop, ...Shop[]], post: PostOffice, now: Date, chance: Chance) {
    this.shops = shops;
    this.#asked = this.shop;
    this.post = post;
    this.now = now;
    this.chance = chance;
    post.onMail = (mail) => this.#receive(mail);
  }

  get shop(): Shop {
    return this.shops[0];
  }

  get time(): number {
    return this.now.getTime();
  }

  begin(chance: Chance, now: Date): void {
    this.chance = chance;
    this.now = now;
    this.isTroubled = this.post.mode !== 'accepts';
    this.#ofThisAct = [];
  }

  /** A dead server is started again, also when two find it so: what it was sending may be sent again. */
  async recover(): Promise<void> {
    if (!this.shop.isDead) return;
    this.post.disconnect();
    for (const id of this.#ofThisAct) this.#repeatable.add(id);
    this.#recovering ??= this.shop.restart().finally(() => {
      this.#recovering = undefined;
    });
    await this.#recovering;
  }

  /** Mails that a restored copy has as waiting come again; sessions end. */
  startOver(): void {
    for (const id of this.#delivered) this.#repeatable.add(id);
    this.#tokens = new Map();
  }

  #receive({ id, to, subject, links, source }: DeliveredMail): void {
    const word = [...this.model.forgotten].find((each) => source.includes(each));
    if (word !== undefined) this.#fault = `A mail has data of ${word}, whose data were deleted: ${subject}`;
    if (this.#delivered.has(id) && !this.#repeatable.has(id))
      this.#fault = `A mail came twice: ${subject} to ${to}`;
    this.#delivered.add(id);
    this.#ofThisAct.push(id);
    if (this.post.mode === 'breaks') this.#repeatable.add(id);
    for (const path of links) {
      this.model.links.push({ to, subject, path, at: this.time });
      this.keepSecret(path);
    }
  }

  /** Neither the token in a link nor that of a session may be in the log. */
  keepSecret(path: string): void {
    this.secrets.add(path.slice(path.lastIndexOf('/') + 1));
  }

  /** What was found wrong beside the acts. */
  settle(): void {
    promise(this.#fault === undefined, this.#fault ?? '');
  }

  /**
   * A visitor asks one of the servers, from somewhere. Only a fault of the machine is a reason for it to say that it
   * cannot.
   */
  async visit(method: string, target: string, sending: Sending = {}): Promise<Answer | undefined> {
    const shop = this.chance.one(this.shops);
    if (shop !== this.#asked) await shop.hear();
    this.#asked = shop;
    const network = `203.0.${this.chance.between(0, 255)}.${this.chance.between(1, 254)}`;
    const headers = { 'x-forwarded-for': network, ...sending.headers };
    const answer = await shop.ask(method, target, { ...sending, headers });
    promise(
      !answer || answer.status < 500 || this.isTroubled,
      `${method} ${target} answered ${answer?.status}: ${answer?.text.slice(0, 300)}`,
    );
    return answer;
  }

  /**
   * Asks until there is an answer, as people do who hear nothing, and sometimes once more. What has a key, or is done
   * already, must not be done twice by that. Resolves with the answers that were not lost.
   */
  async insist(ask: () => Promise<Answer | undefined>, whenLost = () => {}): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await ask();
      if (!isLost(answer)) answers.push(answer);
      else {
        whenLost();
        await this.recover();
      }
      if (answers.length > 0 && this.chance.is(0.8)) break;
    }
    return answers;
  }

  /** A colleague asks, and signs in first where there is no session. */
  async staff(
    who: Colleague,
    method: string,
    target: string,
    json?: unknown,
    sending: Sending = {},
  ): Promise<Answer | undefined> {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const token = this.#tokens.get(who) ?? (await this.#signIn(who));
      if (token === undefined) return undefined;
      const answer = await this.visit(method, `/api/admin${target}`, { token, json, ...sending });
      if (answer?.status !== 401) return answer;
      this.#tokens.delete(who);
    }
    throw new Error(`${who} is not let in after signing in.`);
  }

  /** As signing in does, without the check of the password. */
  async #signIn(username: Colleague): Promise<string | undefined> {
    const clock = () => this.now;
    const { database } = this.shop.server;
    const admins = new Admins(database, { hash: async () => DUMMY_HASH, needsRehash: () => false }, clock);
    try {
      const known = await admins.find(username);
      if (!known) await admins.add(username, '', username === 'ines' ? 'staff' : 'owner');
      const admin = known ?? (await admins.find(username));
      const sessions = new AdminSessions(database, clock, this.shop.config.sessionHours);
      const session = admin && (await sessions.open(admin, { device: 'Simulation', network: '127.0.0.1' }));
      if (typeof session !== 'object') throw new Error(`${username} cannot sign in.`);
      this.#tokens.set(username, session.token);
      this.keepSecret(session.token);
      return session.token;
    } catch (error) {
      if (this.isTroubled) return undefined;
      throw error;
    }
  }

  /** Mostly somebody who has been here before; of those the latest come most. */
  anybody(): Person {
    const before = this.chance.is(0.7)
      ? this.chance.pick([...this.model.people.values()].slice(-40))
      : undefined;
    if (before) return before;
    this.#people += 1;
    const word = `zq${this.#people}x`;
    const email = `${word}@${this.chance.one(['mail', 'post', 'web'])}.example`;
    const person = { word, name: `Vera ${word}`, email, phone: `561 55${String(10_000 + this.#people)}` };
    this.model.people.set(word, person);
    return person;
  }

  colleague(): Colleague {
    return this.chance.one(STAFF);
  }

  owner(): Colleague {
    return this.chance.one(STAFF.slice(0, 2));
  }
}
