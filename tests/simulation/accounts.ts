import type { Role } from '@jeweler/core/schemas';
import { type Colleague, insist, isLost, isOneOf, owner, PASSWORD, signIn, staff, visit } from './asking.ts';
import type { KnownColleague, Session } from './model.ts';
import { type Act, chance, isTroubled, keepSecret, model, promise, same, time } from './world.ts';

const ACCOUNTS = '/accounts';
const MAX_COLLEAGUES = 6;

const colleagues = (): readonly KnownColleague[] => [...model.stored.colleagues.values()];

/** Whether it has not expired. */
const isOpen = (session: Session | undefined): session is Session =>
  session !== undefined && session.until > time;

/** Somebody is invited: by mail, or with a link that the owner is shown. Of a lost answer nothing is known. */
const invite = async (): Promise<void> => {
  if (colleagues().length >= MAX_COLLEAGUES) return end('remove')();
  const username = `c${chance.word()}`;
  const email = `${username}@staff.example`;
  const role = chance.one(['owner', 'staff'] as const);
  const json = { username, role, ...(chance.is(0.5) && { email }) };
  const answer = await staff(owner(), 'POST', '/invitations', json);
  if (isLost(answer)) return;
  isOneOf('an invitation', answer, 200);
  const link = answer.body.url && new URL(answer.body.url).pathname;
  const known: KnownColleague = { username, email, role, link, hasJoined: false, session: undefined };
  model.stored.colleagues.set(username, known);
  if (!link) return;
  keepSecret(link);
  isOneOf('the link of an invitation', await visit('GET', link), 200);
  if (chance.is(0.8)) await join(known);
};

/** Sets a password behind the link of the invitation, and signs in. */
const join = async (
  known = chance.pick(colleagues().filter(({ session }) => !isOpen(session))),
): Promise<void> => {
  const path = known?.link ?? model.links.findLast(({ to }) => to === known?.email)?.path;
  if (!known || !path) return;
  if (!known.hasJoined) {
    const form = { name: 'Nora Bell', password: PASSWORD, repeated: PASSWORD };
    const joined = await visit('POST', path, { form });
    if (isLost(joined)) return void model.stored.colleagues.delete(known.username);
    // Invitations end after days.
    isOneOf('the form of an invitation', joined, 200, 404);
    known.hasJoined = joined.status === 200;
  }
  known.session = known.hasJoined ? await signIn(known.username) : undefined;
  await knock(known);
};

/** Whoever has a session is let in; only owners see who has an account. */
const knock = async ({ username, role, session }: KnownColleague): Promise<void> => {
  if (!isOpen(session)) return;
  const answer = await visit('GET', `/api/admin${ACCOUNTS}`, { token: session.token });
  isOneOf(`${username}, ${role}, at the accounts`, answer, role === 'owner' ? 200 : 403);
};

/** Sessions that were ended, and those of people who were removed, let nobody in. */
export const checkEnded = async (): Promise<void> => {
  for (const token of [...model.ended.slice(-2), chance.pick(model.ended)]) {
    if (token !== undefined)
      isOneOf('a session that was ended', await visit('GET', '/api/admin/session', { token }), 401);
  }
};

/** An owner does something about somebody; whether that was acknowledged. What is not known is promised no more. */
const change = async (what: string, json?: object): Promise<KnownColleague | undefined> => {
  const inside = colleagues().filter(({ session }) => isOpen(session));
  const known = chance.pick(inside.length > 0 ? inside : colleagues());
  const list = known && (await staff('maria', 'GET', ACCOUNTS));
  if (!known || isLost(list)) return undefined;
  const { username } = known;
  const person = list.body.people.find((each: KnownColleague) => each.username === username);
  same(`the role of ${username}`, person?.role, known.role);
  const who = owner();
  const answers = await insist(() => staff(who, 'POST', `${ACCOUNTS}/${person.id}/${what}`, json));
  for (const answer of answers) isOneOf(`${what} of ${username}`, answer, 200, 204, 404);
  if (answers.length > 0) return known;
  model.stored.colleagues.delete(username);
  return undefined;
};

const changeRole = async (): Promise<void> => {
  const role = chance.one(['owner', 'staff'] as const);
  const known = await change('role', { role });
  if (!known) return;
  known.role = role;
  await knock(known);
};

/** Sessions end; whoever is removed does not get in again. */
const end = (what: 'end-sessions' | 'remove') => async (): Promise<void> => {
  const known = await change(what);
  if (!known) return;
  const { username } = known;
  model.endSession(known);
  await checkEnded();
  if (what !== 'remove') return;
  model.stored.colleagues.delete(username);
  model.removed.add(username);
  const answer = await visit('POST', '/api/admin/login', { json: { username, password: PASSWORD } });
  isOneOf(`${username}, who was removed, at the door`, answer, 401);
};

/** The last two owners want to be rid of each other at once: one stays, and cannot go. */
const quarrel = async (): Promise<void> => {
  const list = await staff('maria', 'GET', ACCOUNTS);
  // Both are needed afterwards.
  if (isTroubled || isLost(list)) return;
  const ids = new Map<string, number>();
  for (const { username, id, role } of list.body.people) {
    promise(!model.removed.has(username), `${username} was removed, and has an account`);
    ids.set(username, id);
    if (role !== 'owner' || /^(?:maria|sam)$/.test(username)) continue;
    await staff('maria', 'POST', `${ACCOUNTS}/${id}/role`, { role: 'staff' });
    const known = model.stored.colleagues.get(username);
    if (known) known.role = 'staff';
  }
  const give = (who: Colleague, to: Colleague, role: Role) =>
    staff(who, 'POST', `${ACCOUNTS}/${ids.get(to)}/role`, { role });
  const [one, two] = await Promise.all([give('maria', 'sam', 'staff'), give('sam', 'maria', 'staff')]);
  const done = [one, two].filter((answer) => answer && answer.status < 300);
  promise(done.length === 1, `of two owners, ${done.length} were made staff at once`);
  const [left, other] = done[0] === one ? (['maria', 'sam'] as const) : (['sam', 'maria'] as const);
  const gone = await staff(left, 'POST', `${ACCOUNTS}/${ids.get(left)}/remove`);
  isOneOf('the last owner, who wants to go,', gone, 409);
  isOneOf('an owner again', await give(left, other, 'owner'), 200, 204);
};

export const accountActs: readonly Act[] = [
  { name: 'a colleague is invited', weight: 2, run: invite },
  { name: 'a colleague joins or signs in', weight: 4, run: () => join() },
  { name: 'a colleague gets another role', weight: 2, run: changeRole },
  { name: 'the sessions of a colleague are ended', weight: 2, run: end('end-sessions') },
  { name: 'a colleague is removed', weight: 1, run: end('remove') },
  { name: 'the owners quarrel', weight: 1, run: quarrel },
];
