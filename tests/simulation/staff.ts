import { dayAfter, shopDay } from '@jeweler/core/business';
import {
  nextStatuses,
  repliedStatus,
  type SubmissionRecord,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import type { KnownRequest } from './model.ts';
import type { Answer } from './shop.ts';
import { freeHours, isFree, someTime } from './visitors.ts';
import { act, type Colleague, OWNERS, promise, STAFF, same, type World } from './world.ts';

/** Reads a record and compares it with what was acknowledged. Undefined if it was not answered, or is gone. */
export const readRequest = async (world: World, who: Colleague, request: KnownRequest) => {
  const { model, time, staff } = world;
  const { reference, possible, appointment, texts, unsure } = request;
  const gone = model.mayBeGone(request, time) ? [404] : [];
  const answer = await staff(who, `/submissions/${reference}`, undefined, 200, ...gone);
  if (answer?.status === 404) model.forget((each) => each.reference === reference);
  if (!answer?.ok) return undefined;
  const record = answer.body as SubmissionRecord;
  const known = [...possible].join(' or ');
  promise(possible.has(record.status), `${reference} is ${record.status}, not ${known} as acknowledged`);
  promise(record.revision >= request.revision, `${reference} went back to revision ${record.revision}`);
  if (appointment) same(`the time of ${reference}`, record.appointment, appointment);
  request.possible = new Set([record.status]);
  request.revision = record.revision;
  request.appointment = record.appointment ?? undefined;
  const written = [...record.notes, ...record.replies].map(({ text }) => text);
  const count = (text: string) => written.filter((each) => each === text).length;
  for (const text of texts) same(`${reference}: how often “${text}” is in it`, count(text), 1);
  for (const text of unsure) promise(count(text) <= 1, `${reference}: “${text}” is in it twice`);
  return record;
};

/** A record that a colleague has open, mostly one of the latest, and how to change it. */
const openRecord = async (world: World, kind?: string) => {
  const { model, chance, staff } = world;
  const all = model.requests.filter((each) => !kind || each.kind === kind);
  const request = chance.pick(all.slice(chance.is(0.8) ? -60 : 0));
  const who = chance.one(STAFF);
  const record = request && (await readRequest(world, who, request));
  if (!request || !record) return undefined;
  const { reference, revision } = record;
  const post = (what: string, json: object, by: Colleague = who) =>
    staff(by, `/${what.replace(':ref', reference)}`, { revision, ...json });
  return { request, record, post };
};

/** What a change of staff was answered with; whether it was made. `next`: what it may make of the status. */
const settle = (
  { model, time }: World,
  request: KnownRequest,
  answer: Answer | undefined,
  next: readonly SubmissionStatus[],
): boolean => {
  const { reference, possible } = request;
  if (!answer) for (const status of next) possible.add(status);
  if (!answer?.ok) {
    const isRefusal = !answer || [400, 403, 404, 409].includes(answer.status);
    promise(isRefusal, `a change of ${reference} was answered ${answer?.status}: ${answer?.text}`);
    return false;
  }
  const { status, revision } = answer.body as SubmissionRecord;
  const isMeant = next.includes(status) || possible.has(status);
  promise(isMeant, `${reference} became ${status}, not ${next.join(' or ')}`);
  if (!possible.has(status) || possible.size > 1) request.since = time;
  request.possible = new Set([status]);
  request.revision = revision;
  model.stored.requests.set(reference, request);
  return true;
};

/** Until the server says that it is gone: it cannot be left half done. False if it never said so. */
const deleteAt = async ({ chance, staff, insist }: World, path: string, json = {}): Promise<boolean> => {
  const who = chance.one(OWNERS);
  return (await insist(() => staff(who, path, json, 200, 404))).length > 0;
};

export const staffActs = [
  // One does; or two do at once, on the same revision, and one of them is told.
  act('staff change a status', 22, async (world) => {
    const opened = await openRecord(world);
    if (!opened) return;
    const { chance } = world;
    const { request, record, post } = opened;
    const change = (status: string, who?: Colleague) => post('submissions/:ref/status', { status }, who);
    if (record.status === 'spam')
      return settle(world, request, await change('not-spam'), [record.statusBeforeSpam ?? 'spam']);
    const next = nextStatuses(record.kind, record.status);
    const some = () => chance.pick(next.filter((each) => each !== 'spam' || chance.is(0.1))) ?? 'spam';
    const [one, two] = [some(), some()];
    if (chance.is(0.8)) return settle(world, request, await change(one), [one]);
    const answers = await Promise.all([change(one, 'maria'), change(two, 'sam')]);
    const made = answers.filter((answer) => answer?.ok);
    promise(made.length < 2, `${record.reference} was changed twice on revision ${record.revision}`);
    return settle(world, request, made[0] ?? (answers.includes(undefined) ? undefined : answers[0]), [
      one,
      two,
    ]);
  }),

  // It may be undone.
  act('staff change several', 4, async (world) => {
    const { model, chance, time, staff } = world;
    const some = model.requests
      .slice(-30)
      .filter(({ kind }) => /contact|service/.test(kind) && chance.is(0.3));
    const who = chance.one(STAFF);
    if (some.length === 0) return;
    const before = new Map(some.map(({ reference, possible }) => [reference, [...possible]]));
    const change = async (what: string, json: object, next: (reference: string) => SubmissionStatus[]) => {
      const answer = await staff(who, `/submissions/${what}`, json);
      for (const request of some) {
        const { reference } = request;
        const result = answer?.body?.results?.find((each: KnownRequest) => each.reference === reference);
        if (!answer) settle(world, request, undefined, next(reference));
        else if (result?.outcome === 'changed')
          settle(world, request, { ...answer, body: result.submission }, next(reference));
        else if (result?.outcome === 'not-found')
          promise(model.mayBeGone(request, time), `${reference} is not found`);
      }
      return answer;
    };
    const items = some.map(({ reference, revision }) => ({ reference, revision }));
    const done = await change('status', { items, status: 'done' }, () => ['done']);
    if (done?.body?.undo?.items.length > 0 && chance.is(0.4))
      await change('undo', done?.body.undo, (reference) => before.get(reference) ?? []);
  }),

  // A note or a reply. A reply that is sent again, as if the answer had been lost, has a key, and is there once.
  act('staff write', 14, async (world) => {
    const opened = await openRecord(world);
    if (!opened) return;
    const { chance, insist } = world;
    const { request, record, post } = opened;
    const isReply = record.canReply && record.status !== 'spam' && chance.is(0.5);
    const text = `Ready ${chance.word()}.`;
    const next = isReply ? repliedStatus(record.kind, record.status) : record.status;
    const json = { text, ...(isReply && { key: chance.uuid() }) };
    const write = async (): Promise<Answer | undefined> => {
      const answer = await post(`submissions/:ref/${isReply ? 'reply' : 'notes'}`, json);
      request.unsure.add(text);
      if (settle(world, request, answer, [next])) request.texts.add(text);
      if (answer?.ok) same(`the status of ${request.reference}`, answer.body.status, next);
      return answer;
    };
    const answers = isReply ? await insist(write) : [await write()];
    // One that was cut off is there as a whole, or not at all.
    const isDone = answers.some((answer) => answer?.ok);
    const now = isDone ? undefined : await readRequest(world, 'maria', request);
    const isThere = [...(now?.notes ?? []), ...(now?.replies ?? [])].some((each) => each.text === text);
    if (now) same(`whether “${text}” is in ${now.reference}`, isThere, now.revision > record.revision);
  }),

  act('staff set a reminder', 3, async (world) => {
    const { chance, now } = world;
    const opened = await openRecord(world);
    const day = chance.is(0.3) ? null : dayAfter(shopDay(now), chance.between(1, 30));
    const answer = await opened?.post('submissions/:ref/reminder', { day });
    if (opened && settle(world, opened.request, answer, [opened.record.status]))
      same('the day of a reminder', answer?.body.remindOn, day);
  }),

  // They propose another time, or give it, and more or fewer hours.
  act('staff move an appointment', 7, async (world) => {
    const opened = await openRecord(world, 'appointment');
    if (!opened) return;
    const { request, record, post } = opened;
    const time = someTime(world);
    const isPossible = await isFree(world, time);
    const status = world.chance.pick(['proposed', 'confirmed', undefined] as const);
    const json = { ...time, hours: time.hours ?? 1, ...(status && { status }) };
    const answer = await post('appointments/:ref/move', json);
    if (!answer) request.appointment = undefined;
    const isMoved = settle(world, request, answer, [status ?? record.status]);
    if (isMoved) same('the time of a moved appointment', answer?.body.appointment, time);
    if (isMoved) request.appointment = time;
    else promise(!isPossible || answer?.status !== 409, `${JSON.stringify(json)} was free, and refused`);
  }),

  // Two at the counter redeem the same one at once; it may be undone.
  act('staff redeem a prize', 6, async (world) => {
    const { model, chance, staff } = world;
    const request = chance.pick(model.requests.filter(({ kind }) => kind === 'prize-claim').slice(-60));
    if (!request) return;
    const path = `/prize-claims/${request.reference}`;
    const wasRedeemed = request.possible.size === 1 && request.possible.has('redeemed');
    const counters = STAFF.slice(0, chance.is(0.4) ? 2 : 1);
    const answers = await Promise.all(counters.map((who) => staff(who, `${path}/redeem`, {})));
    const done = answers.filter((answer) => answer?.ok);
    const times = done.length + Number(wasRedeemed);
    promise(times <= 1 || done.length === 0, `${request.reference} was given out ${times} times`);
    for (const answer of answers) settle(world, request, answer, ['redeemed']);
    if (done.length === 0 || chance.is(0.7)) return;
    const undone = await staff('ines', `${path}/undo`, { reason: 'The wrong ring.' });
    settle(world, request, undone, ['new', 'scheduled', 'expired']);
  }),

  act('staff delete a request', 1, async (world) => {
    const { model, chance } = world;
    const request = chance.pick(model.requests.slice(-60));
    if (!request) return;
    const isIt = ({ reference }: KnownRequest) => reference === request.reference;
    if (await deleteAt(world, `/submissions/${request.reference}/delete`)) model.forget(isIt);
    else model.doubt(isIt);
  }),

  // Nothing is left, not even in the files of the database.
  act('somebody is forgotten', 1.5, async (world) => {
    const { model, chance, shops, office } = world;
    const person = chance.pick([...model.people.values()].slice(-60));
    if (!person) return;
    const { word, email, phone } = person;
    // Whoever has not subscribed is found by the telephone number alone.
    const isSubscriber = model.stored.subscribers.has(email);
    const isDone =
      (!isSubscriber || (await deleteAt(world, '/people/delete', { email }))) &&
      (await deleteAt(world, '/people/delete', { phone }));
    if (!isDone) {
      model.doubt((request) => request.word === word);
      if (isSubscriber) model.stored.subscribers.set(email, undefined);
      return;
    }
    // What was being sent when the data were deleted still comes.
    office.release();
    for (const each of shops) await each.untilMailsLeft();
    const names = model.namesOf(word);
    model.forgetPerson(person);
    await world.expectNotInFiles(names.join('\n'), `data of ${word}, who was forgotten`);
  }),

  act('the spam is emptied', 1, async (world) => {
    const { model } = world;
    const isSpam = ({ possible }: KnownRequest) => possible.has('spam');
    const isDone = await deleteAt(world, '/submissions/spam/empty');
    model.doubt((request) => isSpam(request) && (!isDone || request.possible.size > 1));
    model.forget(isSpam);
  }),

  // How long finished requests are kept, or how long a request holds its time.
  act('staff change the rules', 1, async ({ model, chance, staff }) => {
    const present = await staff('maria', '/settings', undefined, 200);
    if (!present) return;
    const retentionMonths = chance.one([null, 1, 3, 12]);
    const isRetention = chance.is(0.5);
    const settings = isRetention ? { retentionMonths } : { holdHours: chance.one([1, 24, 72]) };
    const json = { settings, revision: present.body.revision };
    const both = await Promise.all(OWNERS.map((who) => staff(who, '/settings', json, 200, 409)));
    promise(both.filter((each) => each?.ok).length < 2, 'settings were changed twice on one revision');
    if (isRetention && retentionMonths)
      model.retentionMonths = Math.min(model.retentionMonths, retentionMonths);
  }),

  act('staff close a day', 1.5, async (world) => {
    const { chance, now, staff } = world;
    const present = await staff('maria', '/opening-hours', undefined, 200);
    if (!present) return;
    const { hours, revision } = present.body;
    const day = dayAfter(shopDay(now), chance.between(1, 40));
    const others = hours.closedDays.filter((each: { day: string }) => each.day !== day).slice(-20);
    const closedDays = [...others, { day, note: 'Holiday' }].sort((a, b) => (a.day < b.day ? -1 : 1));
    const json = { hours: { ...hours, closedDays }, revision };
    if (!(await staff('maria', '/opening-hours', json, 200))) return;
    promise(!(await freeHours(world, day))?.length, `${day} was closed, and has free times`);
  }),

  act('staff unsubscribe somebody', 3, async ({ model, chance, staff }) => {
    const page = await staff('sam', '/subscribers/search', { limit: 20 });
    type Listed = { readonly id: number; readonly email: string; readonly state: string };
    const listed: readonly Listed[] = page?.body?.subscribers ?? [];
    const chosen = chance.pick(listed.filter(({ state }) => state !== 'unsubscribed'));
    const answer = chosen && (await staff('sam', `/subscribers/${chosen.id}/unsubscribe`, {}));
    const { subscribers } = model.stored;
    const before = chosen && subscribers.get(chosen.email);
    if (before) subscribers.set(chosen.email, answer?.ok ? 'unsubscribed' : undefined);
  }),
];
