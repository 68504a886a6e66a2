import { dayAfter, shopDay } from '@jeweler/core/business';
import { prizeSegments } from '@jeweler/core/prize-wheel';
import { appointmentSlots, appointmentTypes } from '@jeweler/core/schemas';
import { firstStatus, type SubmissionKind, type SubmissionStatus } from '@jeweler/core/submissions';
import { insist, isLost, isOneOf, staff, visit } from './asking.ts';
import type { Person } from './model.ts';
import type { Sending } from './shop.ts';
import { type Act, anybody, chance, model, now, promise, same, time } from './world.ts';

const TEXTS = [
  'Could you re-tip the prongs of a vintage ring?',
  'My mother’s ring: “1947”, 18 kt, size 5½. What would a new head cost?',
  'טבעת אירוסין 💍 — هل يمكن?',
  "Robert'); drop table submissions; --",
  'A line.\n\nAnother one, with <b>tags</b> & ampersands.\n'.repeat(20),
];

/** A day of the weeks to come. */
export const someDay = (): string => dayAfter(shopDay(now), chance.between(0, 40));

/** Remembers a request that was acknowledged; without a status it has the first of its kind. */
export const know = (
  { reference, revision = 1 }: { readonly reference: string; readonly revision?: number },
  kind: SubmissionKind,
  word: string,
  status: SubmissionStatus = firstStatus(kind),
  prizeValue?: string,
): void => {
  const known = { reference, kind, word, prizeValue, possible: new Set([status]), revision, since: time };
  model.stored.requests.set(reference, { ...known, texts: new Set(), unsure: new Set() });
};

/** Sends a form, and what was acknowledged is known from then on. Resolves with the first answer. */
const send = async (
  path: string,
  kind: SubmissionKind,
  { word }: Person,
  payload: Record<string, string>,
) => {
  const isBot = chance.is(0.03);
  const json = { ...payload, ...(isBot && { website: 'https://bot.example' }) };
  const answers = await insist(
    () => visit('POST', path, { json }),
    () => model.unsure.push({ kind, word }),
  );
  for (const { body } of answers.filter(({ status }) => status === 201)) {
    const before = model.stored.requests.get(body.reference);
    // An appointment that is sent again is the same one.
    if (before) promise(before.word === word, `${before.reference} was given to two people`);
    else {
      const status = isBot && kind !== 'appointment' ? 'spam' : undefined;
      know(body, kind, word, status, payload.prizeValue);
    }
  }
  return answers[0];
};

const identity = ({ name, email, phone }: Person) => ({ name, email, phone });

const write = async (): Promise<void> => {
  const person = anybody();
  const payload = { ...identity(person), message: chance.one(TEXTS) };
  const quote = { ...payload, serviceType: chance.one(['Ring Sizing', 'Appraisal']) };
  if (chance.is(0.6)) await send('/api/contact', 'contact', person, payload);
  else await send('/api/service-requests', 'service-request', person, quote);
};

/** One looks for a free time first; or two want the same one at once. */
const book = async (): Promise<void> => {
  const day = someDay();
  const ask = (person: Person, slot: string) =>
    send('/api/appointment', 'appointment', person, {
      ...identity(person),
      appointmentDate: day,
      appointmentTime: slot,
      appointmentType: chance.one(appointmentTypes),
      notes: chance.one(['', 'I will bring a loose sapphire.']),
    });
  const slot = chance.one(appointmentSlots);
  if (chance.is(0.3)) return void (await Promise.all([ask(anybody(), slot), ask(anybody(), slot)]));
  const seen = await visit('GET', `/api/appointments/availability?from=${day}&to=${day}`);
  const free = appointmentSlots.find((each) => seen?.body?.days?.[0]?.slots?.[each] === 'free');
  const answer = await ask(anybody(), free ?? slot);
  if (free) isOneOf(`a request for ${day} ${free}, which was free,`, answer, 201);
};

/** A booking by telephone: its key makes it one, however often it is sent. */
const bookByPhone = async (): Promise<void> => {
  const { word, name, phone } = anybody();
  const json = {
    key: chance.uuid(),
    day: someDay(),
    slot: chance.one(appointmentSlots),
    name,
    phone,
    type: chance.one(appointmentTypes),
  };
  const [first, ...again] = await insist(
    () => staff('ines', 'POST', '/appointments', json),
    () => model.unsure.push({ kind: 'appointment', word: word }),
  );
  if (first?.status !== 201) return;
  know(first.body, 'appointment', word, 'confirmed');
  for (const { body } of again) same('a booking that is sent again', body.reference, first.body.reference);
};

const spin = async (): Promise<void> => {
  const person = anybody();
  const { service, value } = chance.one(prizeSegments);
  const payload = { ...identity(person), prizeService: service, prizeValue: value };
  const answer = await send('/api/prize-claims', 'prize-claim', person, payload);
  promise(answer?.status !== 201 || Boolean(answer.body.prizeCode), 'A prize was won without a code');
};

const subscribe = async (): Promise<void> => {
  const { subscribers, requests } = model.stored;
  const person = anybody();
  const isKnown = subscribers.has(person.email);
  const answer = await send('/api/subscribe', 'subscription', person, { email: person.email });
  const isSpam = requests.get(answer?.body?.reference)?.possible.has('spam');
  if (!isKnown) subscribers.set(person.email, answer?.status === 201 && !isSpam ? 'unconfirmed' : undefined);
};

/** Follows a link of a mail, sometimes mistyped, and presses its button. */
const press = async (): Promise<void> => {
  const ofVisitors = model.links.filter(({ path }) => !path.startsWith('/staff'));
  const link = chance.pick(ofVisitors.slice(chance.is(0.8) ? -20 : -150));
  if (!link) return;
  if (chance.is(0.1)) return void (await visit('GET', `/shop${link.path}`));
  const page = await visit('GET', link.path);
  isOneOf('a private page', page, 200, 404, 410);
  const [, place, purpose] = link.path.split('/');
  if (place === 'visit') return visitPage(link.path, page?.text ?? '');
  const answer = await visit('POST', link.path);
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
const visitPage = async (path: string, shown: string): Promise<void> => {
  const request = model.stored.requests.get(/A-[2-9A-Z]{4,6}/.exec(shown)?.[0] ?? '');
  const proposed = /value="([^"]*T[^"]*)"/.exec(shown)?.[1] ?? '';
  const time = `${someDay()}T${chance.one(appointmentSlots)}`;
  const { name, to, form } = chance.one<{ name: string; to?: SubmissionStatus; form?: Sending['form'] }>([
    { name: 'cancel', to: 'cancelled' },
    { name: 'accept', to: 'confirmed', form: { time: proposed } },
    { name: 'move', form: { wish: 'Any morning in the week after?' } },
    { name: 'time', form: { time } },
    { name: 'withdraw' },
  ]);
  const answer = await visit('POST', `${path}/${name}`, { form: form ?? {} });
  if (to) request?.possible.add(to);
  isOneOf(`${name} on a private page`, answer, 303, 400, 404, 409);
};

export const visitorActs: readonly Act[] = [
  { name: 'a visitor writes', weight: 22, run: write },
  { name: 'a visitor books', weight: 18, run: book },
  { name: 'staff book by telephone', weight: 5, run: bookByPhone },
  { name: 'a visitor wins a prize', weight: 8, run: spin },
  { name: 'a visitor subscribes', weight: 8, run: subscribe },
  { name: 'a visitor follows a link in a mail', weight: 14, run: press },
];
