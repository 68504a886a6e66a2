import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { MailServer } from '../support/mail-server.ts';
import type { Chance } from './chance.ts';
import { Model, type Person, type Session } from './model.ts';
import { PostOffice } from './post-office.ts';
import type { Answer, Sending, Shop } from './shop.ts';

/** Maria and Sam own the shop. */
export const OWNERS = ['maria', 'sam'] as const;
export const STAFF = [...OWNERS, 'ines'] as const;
export type Colleague = (typeof STAFF)[number];
/** Of everybody: how passwords are chosen is no part of the story. */
export const PASSWORD = 'a password of the story';
/** Long, since each begins with a password that is checked slowly. */
export const SESSION_HOURS = 2000;

/** The shop has made promises; one that was broken ends the story. */
export const promise = (isKept: boolean, what: string): void => {
  if (!isKept) throw new Error(what);
};

export const same = (what: string, actual: unknown, expected: unknown): void => {
  const [is, wanted] = [actual, expected].map((each) => JSON.stringify(each));
  promise(isDeepStrictEqual(actual, expected), `${what}: ${is} instead of ${wanted}`);
};

/** Something that somebody does: it is drawn, done, and what was answered is noted in the model. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  readonly run: (world: World) => Promise<unknown>;
}

export const act = (name: string, weight: number, run: Act['run']): Act => ({ name, weight, run });

/** Everybody and everything around the shop, of one story. */
export class World {
  readonly model = new Model();
  /** The servers of the shop: one, or two on one database. */
  readonly shops: readonly [Shop, ...Shop[]];
  readonly office: PostOffice;
  /** Tokens of private links and sessions. */
  readonly secrets = new Set<string>();
  /** What this act draws from. */
  chance!: Chance;
  now: Date;
  /** Until when everything that was due has been done, in milliseconds. */
  doneAt = 0;
  /** The machine has a fault, so that the server may say that it cannot. */
  isTroubled = false;
  #people = 0;
  readonly #sessions = new Map<Colleague, Session>();
  /** Servers that have heard of what was asked of others. */
  readonly #informed = new Set<Shop>();
  #recovering: Promise<void> | undefined;

  constructor(shops: readonly [Shop, ...Shop[]], mailServer: MailServer, now: Date) {
    this.now = now;
    this.shops = shops;
    this.office = new PostOffice(mailServer, this);
  }

  get time(): number {
    return this.now.getTime();
  }

  begin(chance: Chance, now: Date): void {
    Object.assign(this, { chance, now, isTroubled: !this.office.hasGoodTime });
  }

  /** Sessions end, with a restored copy. */
  forgetSessions(): void {
    this.#sessions.clear();
  }

  readonly keepSecret = (path: string): void => {
    this.secrets.add(path.slice(path.lastIndexOf('/') + 1));
  };

  /** Mostly somebody who has been here before; of those the latest come most. */
  readonly anybody = (): Person => {
    const { chance, model } = this;
    const before = chance.is(0.7) ? chance.pick([...model.people.values()].slice(-40)) : undefined;
    if (before) return before;
    this.#people += 1;
    const word = `zq${this.#people}x`;
    const phone = `561 55${10_000 + this.#people}`;
    const person = { word, name: `Vera ${word}`, email: `${word}@mail.example`, phone };
    model.people.set(word, person);
    return person;
  };

  /** A dead server is started again, also when two find it so. */
  readonly recover = async (): Promise<void> => {
    const [shop] = this.shops;
    if (!shop.isDead) return;
    this.office.breakOff();
    this.#recovering ??= shop.restart().finally(() => {
      this.#recovering = undefined;
    });
    await this.#recovering;
  };

  /**
   * A visitor asks, from somewhere, and is answered in one of these ways, if any are given. Undefined: the answer was
   * lost, so that nobody knows what has come of it. Only a fault of the machine is a reason for that.
   */
  readonly visit = async (target: string, sending: Sending = {}, ...expected: number[]) => {
    const { chance, shops } = this;
    const server = chance.one(shops);
    if (!this.#informed.has(server)) await server.hear();
    const network = `203.0.${chance.between(0, 255)}.${chance.between(1, 254)}`;
    const headers = { 'x-forwarded-for': network, ...sending.headers };
    const { method, answer } = await server.ask(target, { ...sending, headers });
    if (method !== 'GET') this.#informed.clear();
    this.#informed.add(server);
    if (!answer) return void (await this.recover());
    const { status, text } = answer;
    const said = `${method} ${target} answered ${status}: ${text.slice(0, 300)}`;
    promise(status < 500 || this.isTroubled, said);
    if (status >= 500) return undefined;
    promise(expected.length === 0 || expected.includes(status), `${said} (not ${expected.join(' or ')})`);
    return answer;
  };

  /** What was deleted, or is not kept, is not even in the files of the database. `words`: one a line. */
  readonly expectNotInFiles = async (words: string, what: string): Promise<void> => {
    const [{ server, databaseFile }] = this.shops;
    if (server.database.isShared || this.isTroubled) return;
    const files = [databaseFile, `${databaseFile}-wal`].filter((each) => existsSync(each));
    // Read by another process, since closing a file drops the locks that this one has on it.
    const isLeft = () => spawnSync('grep', ['-qaF', words, ...files]).status === 0;
    // The log is emptied a second later if somebody is reading.
    for (let attempt = 0; attempt < 4 && isLeft(); attempt += 1) await delay(700);
    promise(!isLeft(), `The files of the database have ${what}`);
  };

  readonly signIn = async (username: string): Promise<Session | undefined> => {
    const answer = await this.visit('/api/admin/login', { json: { username, password: PASSWORD } }, 200);
    if (!answer) return undefined;
    const { token, expiresAt } = answer.body;
    this.keepSecret(token);
    return { token, until: Date.parse(expiresAt) };
  };

  /** A colleague sends something, and signs in first where there is no session. */
  readonly staffSend = async (who: Colleague, target: string, sending: Sending, ...expected: number[]) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const session = this.#sessions.get(who) ?? (await this.signIn(who));
      if (!session) return undefined;
      this.#sessions.set(who, session);
      const allowed = expected.length === 0 ? [] : [...expected, 401];
      const answer = await this.visit(
        `/api/admin${target}`,
        { token: session.token, ...sending },
        ...allowed,
      );
      if (answer?.status !== 401) return answer;
      this.#sessions.delete(who);
    }
    throw new Error(`${who} is not let in after signing in.`);
  };

  /** A colleague reads something, or changes it by what is in `json`. */
  readonly staff = (who: Colleague, target: string, json?: object, ...expected: number[]) =>
    this.staffSend(who, target, { json }, ...expected);

  /**
   * Asks until there is an answer, as people do who hear nothing, and sometimes once more. What has a key, or is done
   * already, must not be done twice by that. Resolves with the answers that were not lost.
   */
  readonly insist = async (ask: () => Promise<Answer | undefined>, whenLost = () => {}) => {
    const answers: Answer[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await ask();
      if (answer) answers.push(answer);
      else whenLost();
      if (answers.length > 0 && this.chance.is(0.8)) break;
    }
    return answers;
  };
}
