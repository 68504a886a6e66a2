import type { Session } from './model.ts';
import { breakOff } from './post-office.ts';
import type { Answer, Sending, Shop } from './shop.ts';
import { chance, isTroubled, keepSecret, promise, shop, shops } from './world.ts';

/** Maria and Sam own the shop. */
export const STAFF = ['maria', 'sam', 'ines'] as const;
export type Colleague = (typeof STAFF)[number];
/** Of everybody: how passwords are chosen is no part of the story. */
export const PASSWORD = 'a password of the story';
/** Long, since each begins with a password that is checked slowly. */
export const SESSION_HOURS = 2000;

/** Whether nobody knows what has come of it. */
export const isLost = (answer: Answer | undefined): answer is undefined => !answer || answer.status >= 500;

/** Their sessions. */
const sessions = new Map<Colleague, Session>();

/** Sessions end, with a restored copy or a story. */
export const forgetSessions = (): void => sessions.clear();

/** Servers that have heard of what was asked of others. */
const informed = new Set<Shop>();

let recovering: Promise<void> | undefined;
/** A dead server is started again, also when two find it so. */
export const recover = async (): Promise<void> => {
  if (!shop.isDead) return;
  breakOff();
  recovering ??= shop.restart().finally(() => {
    recovering = undefined;
  });
  await recovering;
};

/** A visitor asks, from somewhere. Only a fault of the machine is a reason for the server to say that it cannot. */
export const visit = async (method: string, target: string, sending: Sending = {}) => {
  const server = chance.one(shops);
  if (!informed.has(server)) await server.hear();
  if (method !== 'GET') informed.clear();
  informed.add(server);
  const network = `203.0.${chance.between(0, 255)}.${chance.between(1, 254)}`;
  const headers = { 'x-forwarded-for': network, ...sending.headers };
  const answer = await server.ask(method, target, { ...sending, headers });
  if (!isTroubled && answer) promise(answer.status < 500, `${method} ${target} answered ${answer.text}`);
  return answer;
};

/** It was answered in one of these ways, unless the answer was lost. */
export const isOneOf = (what: string, answer: Answer | undefined, ...expected: readonly number[]): void => {
  if (isLost(answer)) return;
  const { status, text } = answer;
  promise(expected.includes(status), `${what} answered ${status}: ${text.slice(0, 300)}`);
};

/** Undefined where the server cannot say. */
export const signIn = async (username: string): Promise<Session | undefined> => {
  const answer = await visit('POST', '/api/admin/login', { json: { username, password: PASSWORD } });
  if (isLost(answer)) return undefined;
  isOneOf(`signing in as ${username}`, answer, 200);
  const { token, expiresAt } = answer.body;
  keepSecret(token);
  return { token, until: Date.parse(expiresAt) };
};

/** A colleague asks, and signs in first where there is no session. */
export const staff = async (
  who: Colleague,
  method: string,
  target: string,
  json?: object,
  more: Sending = {},
) => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const session = sessions.get(who) ?? (await signIn(who));
    if (!session) return undefined;
    sessions.set(who, session);
    const answer = await visit(method, `/api/admin${target}`, { token: session.token, json, ...more });
    if (answer?.status !== 401) return answer;
    sessions.delete(who);
  }
  throw new Error(`${who} is not let in after signing in.`);
};

/**
 * Asks until there is an answer, as people do who hear nothing, and sometimes once more. What has a key, or is done
 * already, must not be done twice by that. Resolves with the answers that were not lost.
 */
export const insist = async (ask: () => Promise<Answer | undefined>, whenLost = () => {}) => {
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await ask();
    if (!isLost(answer)) answers.push(answer);
    else {
      whenLost();
      await recover();
    }
    if (answers.length > 0 && chance.is(0.8)) break;
  }
  return answers;
};

export const colleague = (): Colleague => chance.one(STAFF);
export const owner = (): Colleague => chance.one(STAFF.slice(0, 2));
