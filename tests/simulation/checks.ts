import { dayAfter, shopDay } from '@jeweler/core/business';
import { parsePrice } from '@jeweler/core/format';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { checkProduct, isHidden, look, settledProducts } from './catalogue.ts';
import { checkLibrary } from './library.ts';
import { mayBeGone, readRequest } from './staff.ts';
import { know } from './visitors.ts';
import { promise, same, type World } from './world.ts';

/** All that a list has, page by page; undefined if one was not answered. */
const readAll = async <Item>(
  world: World,
  name: string,
  ask: (after: unknown) => [path: string, json?: object],
): Promise<Item[] | undefined> => {
  const all: Item[] = [];
  for (let after: unknown; after !== null; ) {
    const [path, json] = ask(after);
    const page = await world.staff('maria', json ? 'POST' : 'GET', path, json);
    if (page?.status !== 200) return undefined;
    all.push(...page.body[name]);
    after = page.body.next;
  }
  return all;
};

/** What was acknowledged is there, once; nothing is there that nobody has sent, or that was deleted. */
const checkRequests = async (world: World): Promise<void> => {
  const { model } = world;
  const lists = [];
  for (const filter of ['', '&status=spam'])
    lists.push(
      await readAll<SubmissionItem>(world, 'submissions', (after) => [
        `/submissions?limit=200${filter}${after === undefined ? '' : `&after=${after}`}`,
      ]),
    );
  const [most, spam] = lists;
  if (!most || !spam) return;
  const all = new Map([...most, ...spam].map((item) => [item.reference, item]));
  same('the number of requests, and of their references', most.length + spam.length, all.size);
  for (const request of model.requests) {
    const { reference, word, possible } = request;
    const item = all.get(reference);
    const known = [...possible].join(' or ');
    if (item) promise(possible.has(item.status), `${reference} is ${item.status}, not ${known}, in the list`);
    else {
      promise(mayBeGone(world, request), `${reference} of ${word} was acknowledged, and is gone (${known})`);
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
    if (sent) know(world, item, kind, sent, { status });
  }
  model.unsure = [];
};

/** A time has one holder. */
const checkTimes = async (world: World): Promise<void> => {
  const from = dayAfter(shopDay(world.now), -1);
  const agenda = await world.staff('maria', 'GET', `/appointments?from=${from}&to=${dayAfter(from, 50)}`);
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
const checkPrizes = async (world: World): Promise<void> => {
  const answer = await world.staff('maria', 'GET', '/prize-claims/figures');
  const claims = world.model.requests.filter(({ kind }) => kind === 'prize-claim');
  // Of one whose answer was lost, the world does not know the prize.
  if (answer?.status !== 200 || claims.some(({ prizeValue, possible }) => !prizeValue || possible.size > 1))
    return;
  const sum = (...statuses: string[]) =>
    claims
      .filter(({ possible }) => [...possible].some((each) => statuses.includes(each)))
      .reduce((dollars, { prizeValue = '' }) => dollars + (parsePrice(prizeValue)?.to ?? 0), 0);
  const { redeemed, open, expired } = answer.body.value;
  same(
    'dollars given out, promised and expired',
    [redeemed, open, expired],
    [sum('redeemed'), sum('new', 'scheduled'), sum('expired')],
  );
};

/** Who has unsubscribed is so; who has confirmed is in the list. */
const checkSubscribers = async (world: World): Promise<void> => {
  const { subscribers } = world.model.stored;
  const listed = await readAll<{ email: string; state: string }>(world, 'subscribers', (after) => [
    '/subscribers/search',
    { limit: 100, after },
  ]);
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
const checkPublic = async (world: World): Promise<void> => {
  await look(world);
  const answer = await world.visit('GET', '/api/products');
  if (answer?.status !== 200) return;
  const shown = new Map<number, { name: string; price?: number }>();
  for (const each of answer.body) shown.set(each.id, each);
  for (const product of settledProducts(world)) {
    const { id, fields, state } = product;
    const { name, price } = shown.get(id) ?? {};
    // One that was sold leaves the list after a time.
    if (state !== 'sold')
      same(
        `what visitors see of product ${id}`,
        [name, price],
        isHidden(product) ? [undefined, undefined] : [fields.name, fields.price],
      );
  }
};

/** A private link works when its mail has come. */
export const checkLinks = async (world: World): Promise<void> => {
  if (world.isTroubled) return;
  for (const { path, to, subject } of world.model.links.slice(-20).filter(({ at }) => at === world.time)) {
    const page = await world.visit('GET', path);
    promise(page?.status === 200, `a link in “${subject}” to ${to} answers ${page?.status}`);
  }
};

/** The log has no secret, and no failure that the machine did not cause. */
export const checkLog = (world: World): void => {
  for (const line of world.shop.logged.splice(0)) {
    const text = JSON.stringify(line);
    promise(Number(line.level) < 50 || world.isTroubled, `the log has a failure: ${text.slice(0, 1500)}`);
    const secret = text.match(/[\w-]{43}/g)?.find((each) => world.secrets.has(each));
    promise(secret === undefined, `the log has a secret: ${text.slice(0, 500)}`);
  }
};

/** After all that was due has been tried, no mail is still being sent. */
const checkMails = async (world: World): Promise<void> => {
  const answer = await world.staff('maria', 'GET', '/mails');
  if (answer?.status === 200) same('mails that are being sent for ever', answer.body.counts.sending, 0);
};

/** Some of what is known. */
export const checkSome = async (world: World): Promise<void> => {
  const { chance, model } = world;
  for (let count = 0; count < 3; count += 1) {
    const request = chance.pick(model.requests);
    if (request) await readRequest(world, 'maria', request);
    const product = chance.pick(model.products);
    if (product) await checkProduct(world, product);
  }
  await checkMails(world);
  await checkTimes(world);
  await checkPublic(world);
};

/** All that is known. */
export const checkAll = async (world: World): Promise<void> => {
  await checkRequests(world);
  for (const product of world.model.products) await checkProduct(world, product);
  await checkTimes(world);
  await checkPrizes(world);
  await checkSubscribers(world);
  await checkPublic(world);
  await checkLibrary(world);
};
