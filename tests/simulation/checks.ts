import { dayAfter, shopDay } from '@jeweler/core/business';
import { parsePrice } from '@jeweler/core/format';
import type { SubmissionItem, SubmissionStatus } from '@jeweler/core/submissions';
import { checkEnded } from './accounts.ts';
import { isOneOf, staff, visit } from './asking.ts';
import { checkProduct, isHidden, look, settledProducts } from './catalogue.ts';
import { checkLibrary } from './library.ts';
import type { Answer } from './shop.ts';
import { mayBeGone, readRequest } from './staff.ts';
import { know } from './visitors.ts';
import { chance, isTroubled, model, now, promise, same, secrets, shops, time } from './world.ts';

/** Where the next page of a list begins; null: there is none. */
type After = number | null | undefined;

/** All that a list has, page by page; undefined if one was not answered. */
const readAll = async <Item>(name: string, ask: (after: After) => Promise<Answer | undefined>) => {
  const all: Item[] = [];
  for (let after: After; after !== null; ) {
    const page = await ask(after);
    if (page?.status !== 200) return undefined;
    all.push(...page.body[name]);
    after = page.body.next;
  }
  return all;
};

/** What was acknowledged is there, once; nothing is there that nobody has sent, or that was deleted. */
const checkRequests = async (): Promise<void> => {
  const read = (filter: string) =>
    readAll<SubmissionItem>('submissions', (after = 0) =>
      staff('maria', 'GET', `/submissions?limit=200${filter}${after ? `&after=${after}` : ''}`),
    );
  const [most, spam] = [await read(''), await read('&status=spam')];
  if (!most || !spam) return;
  const all = new Map([...most, ...spam].map((item) => [item.reference, item]));
  same('the number of requests, and of their references', most.length + spam.length, all.size);
  for (const request of model.requests) {
    const { reference, word, possible } = request;
    const item = all.get(reference);
    const known = [...possible].join(' or ');
    if (item) promise(possible.has(item.status), `${reference} is ${item.status}, not ${known}, in the list`);
    else {
      promise(mayBeGone(request), `${reference} of ${word} was acknowledged, and is gone (${known})`);
      model.forget((each) => each.reference === reference);
    }
    all.delete(reference);
  }
  for (const item of all.values()) {
    const { reference, kind, status, name, email, phone } = item;
    const from = `${name} ${email} ${phone}`;
    const sent = model.unsure.find((each) => each.kind === kind && from.includes(each.word));
    promise(sent !== undefined, `${reference} (${kind}, ${from}) was sent by nobody, or deleted`);
    model.unsure = model.unsure.filter((each) => each !== sent);
    if (sent) know(item, kind, sent.word, status);
  }
  model.unsure = [];
};

/** A time has one holder. */
const checkTimes = async (): Promise<void> => {
  const from = dayAfter(shopDay(now), -1);
  const agenda = await staff('maria', 'GET', `/appointments?from=${from}&to=${dayAfter(from, 50)}`);
  for (const { day, slots, appointments } of agenda?.body?.days ?? []) {
    const holders = new Map<string, string>();
    const held = new Set<string>();
    for (const { reference, appointment, holds, wish } of appointments) {
      const { slot } = appointment;
      // One that asks for a time of this day stands here too.
      if (holds) held.add(slot);
      if (!holds || wish?.day === day) continue;
      promise(!holders.has(slot), `${day} ${slot} is held by ${holders.get(slot)} and ${reference}`);
      promise(slots[slot] !== 'free', `${day} ${slot} is held by ${reference}, and free`);
      holders.set(slot, reference);
    }
    for (const [slot, state] of Object.entries(slots))
      promise(state !== 'taken' || held.has(slot), `${day} ${slot} is taken, and nobody holds it`);
  }
};

/** The values of prizes add up. */
const checkPrizes = async (): Promise<void> => {
  const answer = await staff('maria', 'GET', '/prize-claims/figures');
  const claims = model.requests.filter(({ kind }) => kind === 'prize-claim');
  // Of one whose answer was lost, the world does not know the prize.
  if (answer?.status !== 200 || claims.some(({ prizeValue, possible }) => !prizeValue || possible.size > 1))
    return;
  const sum = (...statuses: SubmissionStatus[]) =>
    claims
      .filter(({ possible }) => statuses.some((each) => possible.has(each)))
      .reduce((dollars, { prizeValue = '' }) => dollars + (parsePrice(prizeValue)?.to ?? 0), 0);
  const { redeemed, open, expired } = answer.body.value;
  const expected = [sum('redeemed'), sum('new', 'scheduled'), sum('expired')];
  same('dollars given out, promised and expired', [redeemed, open, expired], expected);
};

/** Who has unsubscribed is so; who has confirmed is in the list. */
const checkSubscribers = async (): Promise<void> => {
  const { subscribers } = model.stored;
  const listed = await readAll<{ email: string; state: string }>('subscribers', (after) =>
    staff('maria', 'POST', '/subscribers/search', { limit: 100, after }),
  );
  if (!listed) return;
  const states = new Map(listed.map(({ email, state }) => [email, state]));
  for (const [email, state] of subscribers) {
    const isRemoved = state === 'unconfirmed' && !states.has(email);
    if (state && !isRemoved) same(`the subscription of ${email}`, states.get(email), state);
  }
  for (const email of states.keys())
    promise(subscribers.has(email), `${email} was entered by nobody, or deleted`);
};

/** Visitors see what is shown, with the price that was acknowledged last. */
const checkPublic = async (): Promise<void> => {
  await look();
  const answer = await visit('GET', '/api/products');
  if (answer?.status !== 200) return;
  type Shown = Readonly<Record<'id' | 'name' | 'price', unknown>>;
  const shown = new Map(answer.body.map(({ id, name, price }: Shown) => [id, [name, price]]));
  for (const product of settledProducts()) {
    const { id, fields, state } = product;
    const expected = isHidden(product) ? undefined : [fields.name, fields.price];
    // One that was sold leaves the list after a time.
    if (state !== 'sold') same(`what visitors see of product ${id}`, shown.get(id), expected);
  }
};

/** A private link works when its mail has come. */
export const checkLinks = async (): Promise<void> => {
  if (isTroubled) return;
  for (const { path, to, subject } of model.links.slice(-20).filter(({ at }) => at === time))
    isOneOf(`a link in “${subject}” to ${to}`, await visit('GET', path), 200);
};

/** The log has no secret, and no failure that the machine did not cause. */
export const checkLog = (): void => {
  for (const line of shops.flatMap(({ logged }) => logged.splice(0))) {
    const text = JSON.stringify(line);
    promise(Number(line.level) < 50 || isTroubled, `the log has a failure: ${text.slice(0, 1500)}`);
    const secret = text.match(/[\w-]{43}/g)?.find((each) => secrets.has(each));
    promise(secret === undefined, `the log has a secret: ${text.slice(0, 500)}`);
  }
};

/** After all that was due has been tried, no mail is still being sent. */
const checkMails = async (): Promise<void> => {
  const answer = await staff('maria', 'GET', '/mails');
  if (answer?.status === 200) same('mails that are being sent for ever', answer.body.counts.sending, 0);
};

/** Some of what is known. */
export const checkSome = async (): Promise<void> => {
  for (let count = 0; count < 3; count += 1) {
    const request = chance.pick(model.requests);
    if (request) await readRequest('maria', request);
    const product = chance.pick(model.products);
    if (product) await checkProduct(product);
  }
  await checkEnded();
  await checkMails();
  await checkTimes();
  await checkPublic();
};

/** All that is known. */
export const checkAll = async (): Promise<void> => {
  await checkSome();
  await checkRequests();
  for (const product of model.products) await checkProduct(product);
  await checkPrizes();
  await checkSubscribers();
  await checkLibrary();
};
