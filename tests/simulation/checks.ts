import { dayAfter, shopDay } from '@jeweler/core/business';
import { parsePrice } from '@jeweler/core/format';
import { type AppointmentSlot, slotsOf } from '@jeweler/core/schemas';
import type { Agenda, SubmissionItem, SubmissionStatus } from '@jeweler/core/submissions';
import { checkEnded, readAccounts } from './accounts.ts';
import { checkProduct, isHidden, look, settledProducts } from './catalogue.ts';
import { checkLibrary } from './library.ts';
import { lookAtPhotos } from './photos.ts';
import type { Answer } from './shop.ts';
import { readRequest } from './staff.ts';
import { type Act, promise, same } from './world.ts';

/** Where the next page of a list begins; null: there is none. */
type After = number | null | undefined;

/** All that a list has, page by page; undefined if one was not answered. */
const readAll = async <Item>(name: string, ask: (after: After) => Promise<Answer | undefined>) => {
  const all: Item[] = [];
  for (let after: After; after !== null; ) {
    const page = await ask(after);
    if (!page?.ok) return undefined;
    all.push(...page.body[name]);
    after = page.body.next;
  }
  return all;
};

/** After how many acts something is looked at, besides at the end. */
const [ALWAYS, OFTEN, SELDOM] = [1, 10, 100] as const;

const check = (what: string, every: number, run: Act['run']) => ({ what, every, run });

/** What is promised all along. */
export const checks = [
  check('a private link works when its mail has come', ALWAYS, async ({ model, time, isTroubled, visit }) => {
    if (isTroubled) return;
    for (const { path } of model.links.slice(-20).filter(({ at }) => at === time)) await visit(path, {}, 200);
  }),

  check('a record is as it was acknowledged', OFTEN, async (world) => {
    const { model, chance } = world;
    for (let count = 0; count < 3; count += 1) {
      const request = chance.pick(model.requests);
      const record = request && (await readRequest(world, 'maria', request));
      if (record) await lookAtPhotos(world, request, record);
      const product = chance.pick(model.products);
      if (product) await checkProduct(world, product);
    }
  }),

  check('sessions that were ended let nobody in', OFTEN, checkEnded),

  check('nobody is there who was removed', OFTEN, readAccounts),

  check('no mail is being sent for ever', OFTEN, async ({ staff }) => {
    const answer = await staff('maria', '/mails', undefined, 200);
    if (answer) same('mails that are being sent for ever', answer.body.counts.sending, 0);
  }),

  check('each hour has one holder', OFTEN, async ({ model, now, staff }) => {
    const holders = new Map<string, string>();
    const hold = (day: string, slot: AppointmentSlot, reference: string) => {
      const other = holders.get(`${day} ${slot}`) ?? reference;
      promise(other === reference, `${day} ${slot} is held by ${other} and ${reference}`);
      holders.set(`${day} ${slot}`, reference);
    };
    for (const given of model.givenHours) hold(...given);
    const from = dayAfter(shopDay(now), -1);
    const agenda = await staff(
      'maria',
      `/appointments?from=${from}&to=${dayAfter(from, 50)}`,
      undefined,
      200,
    );
    for (const { day, slots, appointments } of (agenda?.body as Agenda | undefined)?.days ?? []) {
      // One that asks for a time of this day stands here too.
      const wished = new Set<AppointmentSlot>();
      for (const { reference, appointment, holds, wish } of appointments) {
        if (!holds) continue;
        const isWish = wish?.day === day;
        for (const slot of slotsOf(appointment)) {
          if (isWish) wished.add(slot);
          else hold(day, slot, reference);
        }
      }
      for (const [slot, state] of Object.entries(slots) as [AppointmentSlot, string][]) {
        const holder = holders.get(`${day} ${slot}`);
        promise(!holder || state === 'taken', `${day} ${slot} is held by ${holder}, and ${state}`);
        promise(state !== 'taken' || Boolean(holder) || wished.has(slot), `nobody has ${day} ${slot}, taken`);
      }
    }
  }),

  check('visitors see what is shown, with its price', OFTEN, async (world) => {
    await look(world);
    const answer = await world.visit('/api/products', {}, 200);
    if (!answer) return;
    type Shown = Readonly<Record<'id' | 'name' | 'price', unknown>>;
    const shown = new Map(answer.body.map(({ id, name, price }: Shown) => [id, [name, price]]));
    for (const product of settledProducts(world)) {
      const { id, fields } = product;
      const expected = isHidden(product) ? undefined : [fields.name, fields.price];
      // One that was sold leaves the list after a time.
      if (fields.state !== 'sold') same(`what visitors see of product ${id}`, shown.get(id), expected);
    }
  }),

  check('what was acknowledged is there, once; nothing else is', SELDOM, async ({ model, time, staff }) => {
    const read = (filter: string) =>
      readAll<SubmissionItem>('submissions', (after = 0) =>
        staff('maria', `/submissions?limit=200${filter}${after ? `&after=${after}` : ''}`),
      );
    const [most, spam] = [await read(''), await read('&status=spam')];
    if (!most || !spam) return;
    const all = new Map([...most, ...spam].map((item) => [item.reference, item]));
    same('the number of requests, and of their references', most.length + spam.length, all.size);
    for (const request of model.requests) {
      const { reference, word, possible } = request;
      const item = all.get(reference);
      const known = [...possible].join(' or ');
      if (item)
        promise(possible.has(item.status), `${reference} is ${item.status}, not ${known}, in the list`);
      else {
        const isOld = model.mayBeGone(request, time);
        promise(isOld, `${reference} of ${word} was acknowledged, and is gone (${known})`);
        model.forget((each) => each.reference === reference);
      }
      all.delete(reference);
    }
    for (const item of all.values()) {
      const { reference, kind, name, email, phone } = item;
      const from = `${name} ${email} ${phone}`;
      const sent = model.unsure.find((each) => each.kind === kind && from.includes(each.word));
      promise(sent !== undefined, `${reference} (${kind}, ${from}) was sent by nobody, or deleted`);
      model.unsure = model.unsure.filter((each) => each !== sent);
      if (!sent) continue;
      const appointment = item.appointment ?? undefined;
      // Since when it has its status, nobody knows.
      model.know(
        { reference, kind, word: sent.word, since: 0, revision: item.revision, appointment },
        item.status,
      );
    }
    model.unsure = [];
  }),

  check('every piece is as it was acknowledged', SELDOM, async (world) => {
    for (const product of world.model.products) await checkProduct(world, product);
  }),

  check('the values of prizes add up', SELDOM, async ({ model, staff }) => {
    const answer = await staff('maria', '/prize-claims/figures', undefined, 200);
    const claims = model.requests.filter(({ kind }) => kind === 'prize-claim');
    // Of one whose answer was lost, the world does not know the prize.
    if (!answer || claims.some(({ prizeValue, possible }) => !prizeValue || possible.size > 1)) return;
    const sum = (...statuses: SubmissionStatus[]) =>
      claims
        .filter(({ possible }) => statuses.some((each) => possible.has(each)))
        .reduce((dollars, { prizeValue = '' }) => dollars + (parsePrice(prizeValue)?.to ?? 0), 0);
    const { redeemed, open, expired } = answer.body.value;
    const expected = [sum('redeemed'), sum('new', 'scheduled'), sum('expired')];
    same('dollars given out, promised and expired', [redeemed, open, expired], expected);
  }),

  check('the list has who confirmed, and not who unsubscribed', SELDOM, async ({ model, staff }) => {
    const { subscribers } = model.stored;
    const listed = await readAll<{ email: string; state: string }>('subscribers', (after) =>
      staff('maria', '/subscribers/search', { limit: 100, after }),
    );
    if (!listed) return;
    const states = new Map(listed.map(({ email, state }) => [email, state]));
    for (const [email, state] of subscribers) {
      const isRemoved = state === 'unconfirmed' && !states.has(email);
      if (state && !isRemoved) same(`the subscription of ${email}`, states.get(email), state);
    }
    for (const email of states.keys())
      promise(subscribers.has(email), `${email} was entered by nobody, or deleted`);
  }),

  check('every file is at one address', SELDOM, checkLibrary),

  check(
    'the log has no secret, and no failure of its own',
    ALWAYS,
    async ({ shops, secrets, isTroubled }) => {
      for (const line of shops.flatMap(({ logged }) => logged.splice(0))) {
        const text = JSON.stringify(line);
        promise(Number(line.level) < 50 || isTroubled, `the log has a failure: ${text.slice(0, 1500)}`);
        const secret = text.match(/[\w-]{43}/g)?.find((each) => secrets.has(each));
        promise(secret === undefined, `the log has a secret: ${text.slice(0, 500)}`);
      }
    },
  ),

  check('a mail comes once, and not to who was forgotten', ALWAYS, async ({ office }) => {
    promise(office.fault === undefined, office.fault ?? '');
  }),
];
