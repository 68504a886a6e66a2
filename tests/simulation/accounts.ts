import type { Role } from '@jeweler/core/schemas';
import type { KnownColleague, Session } from './model.ts';
import { act, type Colleague, OWNERS, PASSWORD, promise, same, type World } from './world.ts';

const ACCOUNTS = '/accounts';
const MAX_COLLEAGUES = 6;

/** Whether it has not expired. */
const isOpen = (session: Session | undefined, time: number): session is Session =>
  session !== undefined && session.until > time;

/** Whoever has a session is let in; only owners see who has an account. */
const knock = async ({ time, visit }: World, { role, session }: KnownColleague) => {
  if (!isOpen(session, time)) return;
  await visit(`/api/admin${ACCOUNTS}`, { token: session.token }, role === 'owner' ? 200 : 403);
};

/** Sets a password behind the link of the invitation, and signs in. */
const join = async (world: World, known: KnownColleague | undefined) => {
  const { model, visit, signIn } = world;
  const path = known?.link ?? model.links.findLast(({ to }) => to === known?.email)?.path;
  if (!known || !path) return;
  if (!known.hasJoined) {
    const form = { name: 'Nora Bell', password: PASSWORD, repeated: PASSWORD };
    // Invitations end after days.
    const joined = await visit(path, { form }, 200, 404);
    if (!joined) return model.stored.colleagues.delete(known.username);
    known.hasJoined = joined.status === 200;
  }
  known.session = known.hasJoined ? await signIn(known.username) : undefined;
  await knock(world, known);
};

/** Sessions that were ended, and those of people who were removed, let nobody in. */
export const checkEnded = async ({ model, chance, visit }: World): Promise<void> => {
  for (const token of [...model.ended.slice(-2), chance.pick(model.ended)])
    if (token !== undefined) await visit('/api/admin/session', { token }, 401);
};

/** Who has an account: nobody who was removed, and colleagues in the roles that were acknowledged. */
export const readAccounts = async ({ model, staff }: World) => {
  const list = await staff('maria', ACCOUNTS, undefined, 200);
  const people = new Map<string, { readonly id: number; readonly role: Role }>();
  for (const { username, id, role } of list?.body.people ?? []) {
    promise(!model.removed.has(username), `${username} was removed, and has an account`);
    people.set(username, { id, role });
  }
  for (const { username, role } of list ? model.colleagues : [])
    same(`the role of ${username}`, people.get(username)?.role, role);
  return list && people;
};

/** An owner does something about somebody; whether that was acknowledged. What is not known is promised no more. */
const change = async (world: World, what: string, json: object): Promise<KnownColleague | undefined> => {
  const { model, chance, time, staff, insist } = world;
  const inside = model.colleagues.filter(({ session }) => isOpen(session, time));
  const known = chance.pick(inside.length > 0 ? inside : model.colleagues);
  const person = known && (await readAccounts(world))?.get(known.username);
  if (!person) return undefined;
  const who = chance.one(OWNERS);
  const answers = await insist(() => staff(who, `${ACCOUNTS}/${person.id}/${what}`, json, 200, 204, 404));
  if (answers.length > 0) return known;
  model.stored.colleagues.delete(known.username);
  return undefined;
};

/** Their sessions end. */
const end = async (world: World, what: 'end-sessions' | 'remove') => {
  const known = await change(world, what, {});
  if (known) world.model.endSession(known);
  await checkEnded(world);
  return known;
};

/** They do not get in again. */
const remove = act('a colleague is removed', 2, async (world) => {
  const username = (await end(world, 'remove'))?.username;
  if (username === undefined) return;
  world.model.stored.colleagues.delete(username);
  world.model.removed.add(username);
  await world.visit('/api/admin/login', { json: { username, password: PASSWORD } }, 401);
});

export const accountActs = [
  // By mail, or with a link that the owner is shown. Of a lost answer nothing is known.
  act('a colleague is invited', 4, async (world) => {
    const { model, chance, staff, visit } = world;
    if (model.colleagues.length >= MAX_COLLEAGUES) return remove.run(world);
    const username = `c${chance.word()}`;
    const email = `${username}@staff.example`;
    const role = chance.one(['owner', 'staff'] as const);
    const json = { username, role, ...(chance.is(0.5) && { email }) };
    const answer = await staff(chance.one(OWNERS), '/invitations', json, 200);
    if (!answer) return;
    const link = answer.body.url && new URL(answer.body.url).pathname;
    const known: KnownColleague = { username, email, role, link, hasJoined: false, session: undefined };
    model.stored.colleagues.set(username, known);
    if (!link) return;
    world.keepSecret(link);
    await visit(link, {}, 200);
    if (chance.is(0.8)) await join(world, known);
  }),

  act('a colleague joins or signs in', 4, (world) => {
    const { model, chance, time } = world;
    return join(world, chance.pick(model.colleagues.filter(({ session }) => !isOpen(session, time))));
  }),

  act('a colleague gets another role', 2, async (world) => {
    const role = world.chance.one(['owner', 'staff'] as const);
    const known = await change(world, 'role', { role });
    if (known) await knock(world, Object.assign(known, { role }));
  }),

  act('the sessions of a colleague are ended', 2, (world) => end(world, 'end-sessions')),
  remove,

  // The last two want to be rid of each other at once: one stays, and cannot go.
  act('the owners quarrel', 1, async (world) => {
    const { model, isTroubled, staff } = world;
    const people = await readAccounts(world);
    // Both are needed afterwards.
    if (isTroubled || !people) return;
    const give = (who: Colleague, to: string, role: Role, ...expected: number[]) =>
      staff(who, `${ACCOUNTS}/${people.get(to)?.id}/role`, { role }, ...expected);
    for (const [username, { role }] of people) {
      if (role !== 'owner' || /^(?:maria|sam)$/.test(username)) continue;
      await give('maria', username, 'staff');
      const known = model.stored.colleagues.get(username);
      if (known) known.role = 'staff';
    }
    const [one, two] = await Promise.all([give('maria', 'sam', 'staff'), give('sam', 'maria', 'staff')]);
    const done = [one, two].filter((answer) => answer?.ok);
    promise(done.length === 1, `of two owners, ${done.length} were made staff at once`);
    const [left, other] = one?.ok ? OWNERS : ([...OWNERS].reverse() as Colleague[]);
    if (!left || !other) return;
    await staff(left, `${ACCOUNTS}/${people.get(left)?.id}/remove`, {}, 409);
    await give(left, other, 'owner', 200, 204);
  }),
];
