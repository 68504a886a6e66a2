import { dayAfter, shopDay } from '@jeweler/core/business';
import { prizeSegments } from '@jeweler/core/prize-wheel';
import { appointmentSlots, appointmentTypes } from '@jeweler/core/schemas';
import { firstStatus, type SubmissionKind, type SubmissionStatus } from '@jeweler/core/submissions';
import type { Person } from './model.ts';
import type { Answer } from './shop.ts';
import { type Act, isLost, promise, type World } from './world.ts';

const TEXTS = [
  'Could you re-tip the prongs of a vintage ring?',
  'My mother’s ring: “1947”, 18 kt, size 5½. What would a new head cost?',
  'טבעת אירוסין 💍 — هل يمكن?',
  "Robert'); drop table submissions; --",
  'A line.\n\nAnother one, with <b>tags</b> & ampersands.\n'.repeat(20),
];

/** A day of the weeks to come. */
export const someDay = ({ chance, now }: World): string => dayAfter(shopDay(now), chance.between(0, 40));

/** Remembers a request that was acknowledged. */
export const know = (
  { model, time }: World,
  { reference, revision = 1 }: { readonly reference: string; readonly revision?: number },
  kind: SubmissionKind,
  { word }: Pick<Person, 'word'>,
  {
    status = firstStatus(kind),
    prizeValue,
  }: { status?: SubmissionStatus | undefined; prizeValue?: string | undefined } = {},
): void => {
  const possible = new Set([status]);
  const known = { reference, kind, word, prizeValue, possible, revision, since: time };
  model.stored.requests.set(reference, { ...known, texts: new Set(), unsure: new Set() });
};

/** Sends a form, and what was acknowledged is known from then on. Resolves with the first answer. */
const send = async (
  world: World,
  path: string,
  kind: SubmissionKind,
  person: Person,
  payload: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> => {
  const { chance, model } = world;
  const isBot = chance.is(0.03);
  const json = { ...payload, ...(isBot && { website: 'https://bot.example' }) };
  const answers = await world.insist(
    () => world.visit('POST', path, { json }),
    () => model.unsure.push({ kind, word: person.word }),
  );
  for (const { body } of answers.filter(({ status }) => status === 201)) {
    const before = model.stored.requests.get(body.reference);
    // An appointment that is sent again is the same one.
    if (before) promise(before.word === person.word, `${before.reference} was given to two people`);
    else {
      const status = isBot && kind !== 'appointment' ? 'spam' : undefined;
      know(world, body, kind, person, { status, prizeValue: payload.prizeValue as string | undefined });
    }
  }
  return answers[0];
};

const identity = ({ name, email, phone }: Person) => ({ name, email, phone });

const write = async (world: World): Promise<void> => {
  const { chance } = world;
  const person = world.anybody();
  const payload = { ...identity(person), message: chance.one(TEXTS) };
  if (chance.is(0.6)) await send(world, '/api/contact', 'contact', person, payload);
  else {
    const quote = { ...payload, serviceType: chance.one(['Ring Sizing', 'Appraisal']) };
    await send(world, '/api/service-requests', 'service-request', person, quote);
  }
};

/** One looks for a free time first; or two want the same one at once. */
const book = async (world: World): Promise<void> => {
  const { chance } = world;
  const day = someDay(world);
  const ask = (person: Person, slot: string) =>
    send(world, '/api/appointment', 'appointment', person, {
      ...identity(person),
      appointmentDate: day,
      appointmentTime: slot,
      appointmentType: chance.one(appointmentTypes),
      notes: chance.one(['', 'I will bring a loose sapphire.']),
    });
  const slot = chance.one(appointmentSlots);
  if (chance.is(0.3)) {
    await Promise.all([ask(world.anybody(), slot), ask(world.anybody(), slot)]);
    return;
  }
  const seen = await world.visit('GET', `/api/appointments/availability?from=${day}&to=${day}`);
  const free = appointmentSlots.find((each) => seen?.body?.days?.[0]?.slots?.[each] === 'free');
  const answer = await ask(world.anybody(), free ?? slot);
  if (free && answer)
    promise(answer.status === 201, `${day} ${free} was free, and could not be had: ${answer.text}`);
};

const spin = async (world: World): Promise<void> => {
  const person = world.anybody();
  const { service, value } = world.chance.one(prizeSegments);
  const payload = { ...identity(person), prizeService: service, prizeValue: value };
  const answer = await send(world, '/api/prize-claims', 'prize-claim', person, payload);
  promise(answer?.status !== 201 || Boolean(answer.body.prizeCode), 'A prize was won without a code');
};

const subscribe = async (world: World): Promise<void> => {
  const { subscribers, requests } = world.model.stored;
  const person = world.anybody();
  const isKnown = subscribers.has(person.email);
  const answer = await send(world, '/api/subscribe', 'subscription', person, { email: person.email });
  const isSpam = requests.get(answer?.body?.reference)?.possible.has('spam');
  if (!isKnown) subscribers.set(person.email, answer?.status === 201 && !isSpam ? 'unconfirmed' : undefined);
};

/** Follows a link of a mail, sometimes mistyped, and presses its button. */
const press = async (world: World): Promise<void> => {
  const { chance, model } = world;
  const ofVisitors = model.links.filter(({ path }) => !path.startsWith('/staff'));
  const link = chance.pick(ofVisitors.slice(chance.is(0.8) ? -20 : -150));
  if (!link) return;
  if (chance.is(0.1)) return void (await world.visit('GET', `/shop${link.path}`));
  const page = await world.visit('GET', link.path);
  if (page) promise([200, 404, 410].includes(page.status), `a private page answered ${page.status}`);
  const [, place, purpose] = link.path.split('/');
  if (place === 'visit') return visitPage(world, link.path, page?.text ?? '');
  const answer = await world.visit('POST', link.path);
  const { subscribers } = model.stored;
  const before = subscribers.get(link.to);
  if (!before) return;
  if (isLost(answer)) subscribers.set(link.to, undefined);
  else if (purpose === 'unsubscribe' && answer.status === 200) subscribers.set(link.to, 'unsubscribed');
  else if (purpose === 'confirm' && answer.status === 303)
    // Whoever has unsubscribed may have been asked again, or not.
    subscribers.set(link.to, before === 'unsubscribed' ? undefined : 'confirmed');
};

/** What can be done on the private page of an appointment; which one that is, the page says. */
const visitPage = async (world: World, path: string, shown: string): Promise<void> => {
  const { chance, model } = world;
  const request = model.stored.requests.get(/A-[2-9A-Z]{4,6}/.exec(shown)?.[0] ?? '');
  const proposed = /value="([^"]*T[^"]*)"/.exec(shown)?.[1] ?? '';
  const time = `${someDay(world)}T${chance.one(appointmentSlots)}`;
  const [name, to, form] = chance.one<[string, SubmissionStatus?, Record<string, string>?]>([
    ['cancel', 'cancelled'],
    ['accept', 'confirmed', { time: proposed }],
    ['move', undefined, { wish: 'Any morning in the week after?' }],
    ['time', undefined, { time }],
    ['withdraw'],
  ]);
  const answer = await world.visit('POST', `${path}/${name}`, { form: form ?? {} });
  if (to) request?.possible.add(to);
  if (!isLost(answer))
    promise(
      [303, 400, 404, 409].includes(answer.status),
      `${name} on a private page answered ${answer.status}`,
    );
};

export const visitorActs: readonly Act[] = [
  { name: 'a visitor writes', weight: 22, run: write },
  { name: 'a visitor books', weight: 18, run: book },
  { name: 'a visitor wins a prize', weight: 8, run: spin },
  { name: 'a visitor subscribes', weight: 8, run: subscribe },
  { name: 'a visitor follows a link in a mail', weight: 14, run: press },
];
