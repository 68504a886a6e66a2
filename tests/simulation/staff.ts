import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { dayAfter, shopDay } from '@jeweler/core/business';
import { appointmentSlots } from '@jeweler/core/schemas';
import {
  nextStatuses,
  repliedStatus,
  type SubmissionRecord,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import { type Colleague, colleague, insist, isLost, isOneOf, owner, STAFF, staff, visit } from './asking.ts';
import type { KnownRequest } from './model.ts';
import { releaseMails } from './post-office.ts';
import type { Answer } from './shop.ts';
import { someDay } from './visitors.ts';
import { type Act, chance, isTroubled, model, now, promise, same, shop, shops, time } from './world.ts';

const MONTH_MS = 28 * 24 * 3_600_000;
const FINISHED = ['done', 'declined', 'cancelled', 'no-show', 'redeemed', 'expired'] as const;

/** Whether it may have been deleted for its age. */
export const mayBeGone = ({ possible, since }: KnownRequest): boolean =>
  time - since > model.retentionMonths * MONTH_MS && FINISHED.some((each) => possible.has(each));

/** Reads a record and compares it with what was acknowledged. Undefined if it was not answered, or is gone. */
export const readRequest = async (who: Colleague, request: KnownRequest) => {
  const { reference, possible, texts, unsure } = request;
  const answer = await staff(who, 'GET', `/submissions/${reference}`);
  if (isLost(answer)) return undefined;
  if (answer.status === 404 && mayBeGone(request)) {
    model.forget((each) => each.reference === reference);
    return undefined;
  }
  isOneOf(`${reference}, which was acknowledged,`, answer, 200);
  const record = answer.body as SubmissionRecord;
  const known = [...possible].join(' or ');
  promise(possible.has(record.status), `${reference} is ${record.status}, not ${known} as acknowledged`);
  promise(record.revision >= request.revision, `${reference} went back to revision ${record.revision}`);
  request.possible = new Set([record.status]);
  request.revision = record.revision;
  const written = [...record.notes, ...record.replies].map(({ text }) => text);
  const count = (text: string) => written.filter((each) => each === text).length;
  for (const text of texts) same(`${reference}: how often “${text}” is in it`, count(text), 1);
  for (const text of unsure) promise(count(text) <= 1, `${reference}: “${text}” is in it twice`);
  return record;
};

/** A record that a colleague has open, mostly one of the latest, and how to change it. */
const openRecord = async (kinds?: readonly string[]) => {
  const all = model.requests.filter(({ kind }) => !kinds || kinds.includes(kind));
  const request = chance.pick(all.slice(chance.is(0.8) ? -60 : 0));
  const who = colleague();
  const record = request && (await readRequest(who, request));
  if (!request || !record) return undefined;
  const { reference, revision } = record;
  const post = (what: string, json: object, by: Colleague = who) =>
    staff(by, 'POST', `/${what.replace(':ref', reference)}`, { revision, ...json });
  return { request, record, post };
};

/** What a change of staff was answered with; whether it was made. `next`: what it may make of the status. */
const settle = (request: KnownRequest, answer: Answer | undefined, next: SubmissionStatus[]): boolean => {
  const { reference, possible } = request;
  if (isLost(answer)) {
    for (const status of next) possible.add(status);
    return false;
  }
  isOneOf(`a change of ${reference}`, answer, 200, 201, 400, 403, 404, 409);
  if (answer.status >= 400) return false;
  const { status, revision } = answer.body as SubmissionRecord;
  const isMeant = next.includes(status) || possible.has(status);
  promise(isMeant, `${reference} became ${status}, not ${next.join(' or ')}`);
  if (!possible.has(status) || possible.size > 1) request.since = time;
  request.possible = new Set([status]);
  request.revision = revision;
  model.stored.requests.set(reference, request);
  return true;
};

/** One gives another status; or two do at once, on the same revision, and one of them is told. */
const changeStatus = async (): Promise<void> => {
  const opened = await openRecord();
  if (!opened) return;
  const { request, record, post } = opened;
  const change = (status: string, who?: Colleague) => post('submissions/:ref/status', { status }, who);
  if (record.status === 'spam')
    return void settle(request, await change('not-spam'), [record.statusBeforeSpam ?? 'spam']);
  const next = nextStatuses(record.kind, record.status);
  const [one = 'spam', two = 'spam'] = [0, 1].map(() =>
    chance.pick(next.filter((each) => each !== 'spam' || chance.is(0.1))),
  );
  if (chance.is(0.8)) return void settle(request, await change(one), [one]);
  const answers = await Promise.all([change(one, STAFF[0]), change(two, STAFF[1])]);
  const made = answers.filter((answer) => answer?.status === 200);
  promise(made.length < 2, `${record.reference} was changed twice on revision ${record.revision}`);
  settle(request, made[0] ?? (answers.some(isLost) ? undefined : answers[0]), [one, two]);
};

/** Several at once, which may be undone. */
const changeMany = async (): Promise<void> => {
  const some = model.requests.slice(-30).filter(({ kind }) => /contact|service/.test(kind) && chance.is(0.3));
  const who = colleague();
  if (some.length === 0) return;
  const before = new Map(some.map(({ reference, possible }) => [reference, [...possible]]));
  const change = async (what: string, json: object, next: (reference: string) => SubmissionStatus[]) => {
    const answer = await staff(who, 'POST', `/submissions/${what}`, json);
    for (const request of some) {
      const { reference } = request;
      const result = answer?.body?.results?.find((each: KnownRequest) => each.reference === reference);
      if (isLost(answer)) settle(request, undefined, next(reference));
      else if (result?.outcome === 'changed')
        settle(request, { ...answer, body: result.submission }, next(reference));
      else if (result?.outcome === 'not-found') promise(mayBeGone(request), `${reference} is not found`);
    }
    return answer;
  };
  const items = some.map(({ reference, revision }) => ({ reference, revision }));
  const done = await change('status', { items, status: 'done' }, () => ['done']);
  if (done?.body?.undo?.items.length > 0 && chance.is(0.4))
    await change('undo', done?.body.undo, (reference) => before.get(reference) ?? []);
};

/** A note or a reply. A reply that is sent again, as if the answer had been lost, has a key, and is there once. */
const writeTo = async (): Promise<void> => {
  const opened = await openRecord();
  if (!opened) return;
  const { request, record, post } = opened;
  const isReply = record.canReply && record.status !== 'spam' && chance.is(0.5);
  const text = `Ready ${chance.word()}.`;
  const next = [record.status, ...(isReply ? [repliedStatus(record.kind, record.status)] : [])];
  const json = { text, ...(isReply && { key: chance.uuid() }) };
  const write = async (): Promise<Answer | undefined> => {
    const answer = await post(`submissions/:ref/${isReply ? 'reply' : 'notes'}`, json);
    request.unsure.add(text);
    if (settle(request, answer, next)) request.texts.add(text);
    return answer;
  };
  await (isReply ? insist(write) : write());
};

const remind = async (): Promise<void> => {
  const opened = await openRecord();
  const day = chance.is(0.3) ? null : dayAfter(shopDay(now), chance.between(1, 30));
  const answer = await opened?.post('submissions/:ref/reminder', { day });
  if (opened && settle(opened.request, answer, [opened.record.status]))
    same('the day of a reminder', answer?.body.remindOn, day);
};

const moveAppointment = async (): Promise<void> => {
  const opened = await openRecord(['appointment']);
  const time = { day: someDay(), slot: chance.one(appointmentSlots) };
  const status = chance.pick(['proposed', 'confirmed', undefined] as const);
  const answer = await opened?.post('appointments/:ref/move', { ...time, ...(status && { status }) });
  if (opened && settle(opened.request, answer, [status ?? opened.record.status]))
    same('the time of a moved appointment', answer?.body.appointment, time);
};

/** Two at the counter redeem the same prize at once; it may be undone. */
const redeem = async (): Promise<void> => {
  const request = chance.pick(model.requests.filter(({ kind }) => kind === 'prize-claim').slice(-60));
  if (!request) return;
  const path = `/prize-claims/${request.reference}`;
  const wasRedeemed = request.possible.size === 1 && request.possible.has('redeemed');
  const counters = STAFF.slice(0, chance.is(0.4) ? 2 : 1);
  const answers = await Promise.all(counters.map((who) => staff(who, 'POST', `${path}/redeem`)));
  const done = answers.filter((answer) => answer?.status === 200);
  const times = done.length + Number(wasRedeemed);
  promise(times <= 1 || done.length === 0, `${request.reference} was given out ${times} times`);
  for (const answer of answers) settle(request, answer, ['redeemed']);
  if (done.length === 0 || chance.is(0.7)) return;
  const undone = await staff('ines', 'POST', `${path}/undo`, { reason: 'The wrong ring.' });
  settle(request, undone, ['new', 'scheduled', 'expired']);
};

/** Until the server says that it is gone: it cannot be left half done. False if it never said so. */
const deleteAt = async (path: string, json?: object): Promise<boolean> => {
  const who = owner();
  const answers = await insist(() => staff(who, 'POST', path, json));
  for (const answer of answers) isOneOf(path, answer, 200, 404);
  return answers.length > 0;
};

/** Those may be gone or not. */
const doubt = (isDoubtful: (request: KnownRequest) => boolean): void => {
  for (const { kind, word } of model.requests.filter(isDoubtful)) model.unsure.push({ kind, word });
  model.forget(isDoubtful);
};

const deleteOne = async (): Promise<void> => {
  const request = chance.pick(model.requests.slice(-60));
  if (!request) return;
  const isIt = ({ reference }: KnownRequest) => reference === request.reference;
  if (await deleteAt(`/submissions/${request.reference}/delete`)) model.forget(isIt);
  else doubt(isIt);
};

/** Somebody wants to be forgotten: nothing is left, not even in the files of the database. */
const forgetPerson = async (): Promise<void> => {
  const person = chance.pick([...model.people.values()].slice(-60));
  if (!person) return;
  const { word, email, phone } = person;
  // Whoever has not subscribed is found by the telephone number alone.
  const isSubscriber = model.stored.subscribers.has(email);
  const isDone =
    (!isSubscriber || (await deleteAt('/people/delete', { email }))) &&
    (await deleteAt('/people/delete', { phone }));
  if (!isDone) {
    doubt((request) => request.word === word);
    if (isSubscriber) model.stored.subscribers.set(email, undefined);
    return;
  }
  // What was being sent when the data were deleted still comes.
  releaseMails();
  for (const each of shops) await each.untilMailsLeft();
  model.forgetPerson(person);
  if (shop.server.database.isShared) return;
  const files = () => [shop.databaseFile, `${shop.databaseFile}-wal`].filter((each) => existsSync(each));
  // Read by another process, since closing a file drops the locks that this one has on it. The log is emptied a second
  // later if somebody is reading.
  const isLeft = () => spawnSync('grep', ['-qaF', word, ...files()]).status === 0;
  for (let attempt = 0; attempt < 4 && isLeft(); attempt += 1) await delay(700);
  promise(isTroubled || !isLeft(), `the files of the database have data of ${word}, who was forgotten`);
};

const emptySpam = async (): Promise<void> => {
  const isSpam = ({ possible }: KnownRequest) => possible.has('spam');
  const isDone = await deleteAt('/submissions/spam/empty');
  doubt((request) => isSpam(request) && (!isDone || request.possible.size > 1));
  model.forget(isSpam);
};

/** How long finished requests are kept, or how long a request holds its time. */
const changeRules = async (): Promise<void> => {
  const present = await staff('maria', 'GET', '/settings');
  if (present?.status !== 200) return;
  const retentionMonths = chance.one([null, 1, 3, 12]);
  const isRetention = chance.is(0.5);
  const settings = isRetention ? { retentionMonths } : { holdHours: chance.one([1, 24, 72]) };
  const json = { settings, revision: present.body.revision };
  const both = await Promise.all(STAFF.slice(0, 2).map((who) => staff(who, 'POST', '/settings', json)));
  const made = both.filter((each) => each?.status === 200);
  promise(made.length < 2, 'settings were changed twice on one revision');
  if (isRetention && retentionMonths)
    model.retentionMonths = Math.min(model.retentionMonths, retentionMonths);
};

const closeDay = async (): Promise<void> => {
  const present = await staff('maria', 'GET', '/opening-hours');
  if (present?.status !== 200) return;
  const { hours, revision } = present.body;
  const day = dayAfter(shopDay(now), chance.between(1, 40));
  const others = hours.closedDays.filter((each: { day: string }) => each.day !== day).slice(-20);
  const closedDays = [...others, { day, note: 'Holiday' }].sort((a, b) => (a.day < b.day ? -1 : 1));
  const json = { hours: { ...hours, closedDays }, revision };
  const answer = await staff('maria', 'POST', '/opening-hours', json);
  if (answer?.status !== 200) return;
  const seen = await visit('GET', `/api/appointments/availability?from=${day}&to=${day}`);
  const states = Object.values(seen?.body?.days?.[0]?.slots ?? {});
  promise(!states.includes('free'), `${day} was closed, and has free times`);
};

const unsubscribe = async (): Promise<void> => {
  const page = await staff('sam', 'POST', '/subscribers/search', { limit: 20 });
  const chosen = chance.pick<{ id: number; email: string }>(page?.body?.subscribers ?? []);
  const answer = chosen && (await staff('sam', 'POST', `/subscribers/${chosen.id}/unsubscribe`));
  const { subscribers } = model.stored;
  const before = chosen && subscribers.get(chosen.email);
  if (before) subscribers.set(chosen.email, answer?.status === 200 ? 'unsubscribed' : undefined);
};

export const staffActs: readonly Act[] = [
  { name: 'staff change a status', weight: 22, run: changeStatus },
  { name: 'staff change several', weight: 4, run: changeMany },
  { name: 'staff write', weight: 14, run: writeTo },
  { name: 'staff set a reminder', weight: 3, run: remind },
  { name: 'staff move an appointment', weight: 7, run: moveAppointment },
  { name: 'staff redeem a prize', weight: 6, run: redeem },
  { name: 'staff delete a request', weight: 1, run: deleteOne },
  { name: 'somebody is forgotten', weight: 1.5, run: forgetPerson },
  { name: 'the spam is emptied', weight: 1, run: emptySpam },
  { name: 'staff change the rules', weight: 1, run: changeRules },
  { name: 'staff close a day', weight: 1.5, run: closeDay },
  { name: 'staff unsubscribe somebody', weight: 1, run: unsubscribe },
];
