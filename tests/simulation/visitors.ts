import { dayAfter, shopDay } from '@jeweler/core/business';
import { prizeSegments } from '@jeweler/core/prize-wheel';
import {
  type AppointmentSlot,
  appointmentHours,
  appointmentSlots,
  appointmentTypes,
  slotsOf,
} from '@jeweler/core/schemas';
import type { AppointmentTime, SubmissionKind, SubmissionStatus } from '@jeweler/core/submissions';
import type { Person } from './model.ts';
import type { Sending } from './shop.ts';
import { act, promise, same, type World } from './world.ts';

const TEXTS = [
  'Could you re-tip the prongs of a vintage ring?',
  'My mother’s ring: “1947”, 18 kt, size 5½. What would a new head cost?',
  'טבעת אירוסין 💍 — هل يمكن?',
  "Robert'); drop table submissions; --",
  'A line.\n\nAnother one, with <b>tags</b> & ampersands.\n'.repeat(20),
];

/** A day of the weeks to come; most want one of the next, which fill up. */
const someDay = ({ chance, now }: World): string =>
  dayAfter(shopDay(now), chance.is(0.7) ? chance.between(1, 2) : chance.between(0, 40));

/** A time of several hours, as staff give it; one of an hour does not say so. */
export const someTime = (world: World): AppointmentTime => {
  const hours = world.chance.is(0.5) ? 1 : world.chance.one(appointmentHours);
  const time = { day: someDay(world), slot: world.chance.one(appointmentSlots) };
  return hours === 1 ? time : { ...time, hours };
};

/** Which hours of a day visitors see as free; undefined where the server did not say. */
export const freeHours = async (
  { visit }: World,
  day: string,
): Promise<readonly AppointmentSlot[] | undefined> => {
  const seen = await visit(`/api/appointments/availability?from=${day}&to=${day}`, {}, 200);
  return seen && appointmentSlots.filter((slot) => seen.body.days[0].slots[slot] === 'free');
};

/** Whether all its hours are free, and before the end of the day. */
export const isFree = async (world: World, time: AppointmentTime): Promise<boolean> => {
  const free = await freeHours(world, time.day);
  return slotsOf(time).filter((slot) => free?.includes(slot)).length === (time.hours ?? 1);
};

/** Sends a form, and what was acknowledged is known from then on. Resolves with the first answer. */
const send = async (
  { model, chance, time, keepSecret, visit, insist }: World,
  form: string,
  kind: SubmissionKind,
  { word }: Person,
  payload: Record<string, string>,
  appointment?: AppointmentTime,
) => {
  const isBot = chance.is(0.03);
  const json = { ...payload, ...(isBot && { website: 'https://bot.example' }) };
  const answers = await insist(
    () => visit(`/api/${form}`, { json }),
    () => model.beUnsure(kind, word),
  );
  for (const { body } of answers.filter(({ status }) => status === 201)) {
    const before = model.stored.requests.get(body.reference);
    // An appointment that is sent again is the same one.
    if (before) promise(before.word === word, `${before.reference} was given to two people`);
    else {
      const status = isBot && kind !== 'appointment' ? ('spam' as const) : undefined;
      const { reference, photos: link } = body;
      const { prizeValue } = payload;
      const photos = new Set<number>();
      model.know({ reference, kind, word, since: time, prizeValue, appointment, photos }, status);
      if (!link) continue;
      keepSecret(link);
      if (!status) model.links.push({ to: payload.email ?? '', subject: kind, path: link, at: time });
    }
  }
  return answers[0];
};

const identity = ({ name, email, phone }: Person) => ({ name, email, phone });

/** What can be done on the private page of an appointment; which one that is, the page says. */
const visitPage = async (world: World, path: string, shown: string) => {
  const { model, chance, visit } = world;
  const request = model.stored.requests.get(/A-[2-9A-Z]{4,6}/.exec(shown)?.[0] ?? '');
  const proposed = /value="([^"]*T[^"]*)"/.exec(shown)?.[1] ?? '';
  const time = `${someDay(world)}T${chance.one(appointmentSlots)}`;
  const { name, to, form } = chance.one<{ name: string; to?: SubmissionStatus; form?: Sending['form'] }>([
    { name: 'cancel', to: 'cancelled' },
    { name: 'accept', to: 'confirmed', form: { time: proposed } },
    { name: 'move', form: { wish: 'Any morning in the week after?' } },
    { name: 'time', form: { time } },
    { name: 'withdraw' },
  ]);
  if (to) request?.possible.add(to);
  await visit(`${path}/${name}`, { form: form ?? {} }, 303, 400, 404, 409);
};

/** Follows a link of a mail, and presses its button. */
const follow = async (world: World, { path, to }: { readonly path: string; readonly to: string }) => {
  const { model, visit } = world;
  const page = await visit(path, {}, 200, 404, 410);
  const [, place, purpose] = path.split('/');
  if (place === 'visit') return visitPage(world, path, page?.text ?? '');
  const answer = await visit(path, { form: {} });
  const { subscribers } = model.stored;
  const before = subscribers.get(to);
  if (!before) return;
  if (!answer) subscribers.set(to, undefined);
  else if (purpose === 'unsubscribe' && answer.status === 200) subscribers.set(to, 'unsubscribed');
  // Whoever has unsubscribed may have been asked again, or not.
  else if (purpose === 'confirm' && answer.status === 303)
    subscribers.set(to, before === 'unsubscribed' ? undefined : 'confirmed');
};

export const visitorActs = [
  act('a visitor writes', 22, async (world) => {
    const { chance, anybody } = world;
    const person = anybody();
    const payload = { ...identity(person), message: chance.one(TEXTS) };
    const quote = { ...payload, serviceType: chance.one(['Ring Sizing', 'Appraisal']) };
    if (chance.is(0.6)) await send(world, 'contact', 'contact', person, payload);
    else await send(world, 'service-requests', 'service-request', person, quote);
  }),

  // One looks for a free time first; or two want the same one at once.
  act('a visitor books', 18, async (world) => {
    const { chance, anybody } = world;
    const day = someDay(world);
    const ask = (person: Person, slot: AppointmentSlot) => {
      const at = {
        appointmentDate: day,
        appointmentTime: slot,
        appointmentType: chance.one(appointmentTypes),
      };
      const notes = chance.one(['', 'I will bring a loose sapphire.']);
      const payload = { ...identity(person), ...at, notes };
      return send(world, 'appointment', 'appointment', person, payload, { day, slot });
    };
    const slot = chance.one(appointmentSlots);
    if (chance.is(0.3)) return Promise.all([ask(anybody(), slot), ask(anybody(), slot)]);
    const [free] = (await freeHours(world, day)) ?? [];
    const answer = await ask(anybody(), free ?? slot);
    return promise(!free || !answer || answer.ok, `${day} ${free} was free, and refused: ${answer?.text}`);
  }),

  // Its key makes it one, however often it is sent.
  act('staff book by telephone', 5, async (world) => {
    const { model, chance, time, anybody, staff, insist } = world;
    const { word, name, phone } = anybody();
    const at = someTime(world);
    const isPossible = await isFree(world, at);
    const json = { key: chance.uuid(), ...at, name, phone, type: chance.one(appointmentTypes) };
    const [first, ...again] = await insist(
      () => staff('ines', '/appointments', json, 201, 409),
      () => model.beUnsure('appointment', word),
    );
    if (!first) return;
    promise(first.ok || !isPossible, `${JSON.stringify(at)} was free, and refused: ${first.text}`);
    if (!first.ok) return;
    same('the time of a booking', first.body.appointment, at);
    const { reference, revision } = first.body;
    model.know({ reference, kind: 'appointment', word, since: time, revision, appointment: at }, 'confirmed');
    for (const { body } of again) same('a booking that is sent again', body.reference, first.body.reference);
  }),

  act('a visitor wins a prize', 8, async (world) => {
    const person = world.anybody();
    const { service, value } = world.chance.one(prizeSegments);
    const payload = { ...identity(person), prizeService: service, prizeValue: value };
    const answer = await send(world, 'prize-claims', 'prize-claim', person, payload);
    promise(answer?.status !== 201 || Boolean(answer.body.prizeCode), 'A prize was won without a code');
  }),

  // Most confirm it as soon as the mail has come.
  act('a visitor subscribes', 8, async (world) => {
    const { model, chance, shops } = world;
    const { subscribers, requests } = model.stored;
    const person = world.anybody();
    const isKnown = subscribers.has(person.email);
    const answer = await send(world, 'subscribe', 'subscription', person, { email: person.email });
    const isSpam = requests.get(answer?.body?.reference)?.possible.has('spam');
    if (!isKnown)
      subscribers.set(person.email, answer?.status === 201 && !isSpam ? 'unconfirmed' : undefined);
    if (chance.is(0.4) || world.isTroubled) return;
    for (const each of shops) await each.untilMailsLeft();
    const link = model.links.findLast(({ to, path }) => to === person.email && path.includes('/confirm/'));
    if (link) await follow(world, link);
  }),

  act('a visitor follows a link in a mail', 14, async (world) => {
    const { model, chance, visit } = world;
    // Most mails are about appointments.
    const place = chance.is(0.4) ? '/newsletter' : '/visit';
    const links = model.links.filter(({ path }) => path.startsWith(place));
    const link = chance.pick(links.slice(chance.is(0.8) ? -20 : -150));
    // Sometimes it is mistyped.
    if (link) await (chance.is(0.1) ? visit(`/shop${link.path}`) : follow(world, link));
  }),
];
