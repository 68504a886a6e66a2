import { isDeepStrictEqual } from 'node:util';
import { shopInstant } from '@jeweler/core/business';
import type { CatalogueRecord, RecordState } from '@jeweler/core/schemas';
import type { Fields, KnownProduct } from './model.ts';
import type { Answer } from './shop.ts';
import { act, promise, STAFF, same, type World } from './world.ts';

const PRODUCTS = '/catalogue/products';
const MAX_PRODUCTS = 40;

const read = ({ body }: Answer) => {
  const { id, ...product } = body.product as Fields & { readonly id: number };
  const { state, revision, history, publishAt, deletedAt } = body as CatalogueRecord;
  const [fields, isDeleted] = [{ ...product, state }, deletedAt !== undefined];
  return { id, fields, revision, history, publishAt, isDeleted };
};

/** Staff empty a field by null. */
const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const choose = ({ model, chance }: World, isDeleted = false): KnownProduct | undefined =>
  chance.pick(model.products.filter((each) => each.isDeleted === isDeleted));

/**
 * A record is what was acknowledged before, with one of these changes: with which one, nobody knows of whom the answer was
 * lost. What was planned has happened.
 */
const learn = (world: World, product: KnownProduct, answer: Answer, ...changes: readonly Fields[]) => {
  const { id, publishAt = Number.POSITIVE_INFINITY } = product;
  const { fields, revision, history, publishAt: planned, isDeleted } = read(answer);
  const isDue = !product.isDeleted && publishAt <= world.time;
  const published = isDue ? [{ state: 'live' }, ...(publishAt > world.doneAt ? [{}] : [])] : [{}];
  const possible = (changes.length === 0 ? [{}] : changes).flatMap((change) =>
    published.map((state) => withoutNulls({ ...product.fields, ...state, ...change })),
  );
  const is = `product ${id} is ${JSON.stringify(fields)}`;
  const isKnown = possible.some((each) => isDeepStrictEqual(each, fields));
  promise(isKnown, `${is} instead of ${possible.map((each) => JSON.stringify(each)).join(' or ')}`);
  promise(revision >= product.revision, `product ${id} went back to revision ${revision}`);
  same(`the latest revision in the history of product ${id}`, history[0]?.revision, revision);
  if (isDue && fields.state === 'live') product.publishAt = undefined;
  if (changes.length > 1) product.publishAt = planned === undefined ? undefined : Date.parse(planned);
  if (revision > product.revision) product.past.push({ revision, fields });
  Object.assign(product, { fields, isDeleted, revision });
};

/** A change whose answer was lost was made as a whole, or not at all. */
const findOut = async (world: World, product: KnownProduct, ...changes: readonly Fields[]): Promise<void> => {
  const answer = await world.staff('maria', `${PRODUCTS}/${product.id}`);
  if (answer?.ok) learn(world, product, answer, {}, ...changes);
  else world.model.stored.products.delete(product.id);
};

/** A change of the whole record; whether it was made. */
const change = async (
  world: World,
  product: KnownProduct,
  what: string,
  more: object,
  changes: Fields = {},
) => {
  const { id, revision } = product;
  const answer = await world.staff('maria', `${PRODUCTS}/${id}/${what}`, { revision, ...more });
  if (!answer) await findOut(world, product, changes);
  else if (answer.ok) learn(world, product, answer, changes);
  // What was deleted is kept for thirty days.
  else if (what === 'undelete' && answer.status === 404) world.model.stored.products.delete(id);
  return Boolean(answer?.ok);
};

export const isHidden = ({ fields, isDeleted }: KnownProduct): boolean =>
  isDeleted || fields.state === 'draft' || fields.state === 'hidden';

/** What is planned for this minute may be shown or not. */
export const settledProducts = ({ model }: World): readonly KnownProduct[] =>
  model.products.filter(({ publishAt }) => publishAt === undefined);

/** A visitor sees nothing that is hidden, a draft or deleted. */
export const look = async (world: World): Promise<void> => {
  const { slug = 'none' } = world.chance.pick(world.model.products)?.fields ?? {};
  const other = world.chance.one(['/', '/sitemap.xml', '/services']);
  for (const path of ['/category/rings', `/product/${slug}`, other]) {
    const page = await world.visit(path, {}, 200, 301, 404, 410);
    for (const { id, fields } of page ? settledProducts(world).filter(isHidden) : [])
      promise(!page?.text.includes(String(fields.name)), `${path} shows product ${id}, which is hidden`);
  }
};

const remove = act('staff delete a piece', 1, async (world) => {
  const product = choose(world);
  if (!product || !(await change(world, product, 'delete', {}))) return;
  Object.assign(product, { isDeleted: true, publishAt: undefined });
  await look(world);
});

export const catalogueActs = [
  act('a visitor looks around', 5, look),

  // It is sent again if the answer was lost: its key makes it one.
  act('staff add a piece', 5, async (world) => {
    const { model, chance, staff, insist } = world;
    if (model.products.filter(({ isDeleted }) => !isDeleted).length >= MAX_PRODUCTS) return remove.run(world);
    const word = chance.word();
    const product = {
      name: `Piece ${word}`,
      slug: `piece-${word}`,
      price: chance.between(1, 90) * 100,
      description: chance.one(['An old cut.', 'Two pearls,\nmatched.', 'Émeraude „Drops” 💚']),
      image_url: 'https://pictures.example.com/ring.jpg',
      category_id: 1,
    };
    const state = chance.one(['draft', 'live'] as const);
    const json = { product, state, key: chance.uuid() };
    const answers = await insist(() => staff('maria', PRODUCTS, json, 201));
    const [created, ...again] = answers.map(read);
    if (!created) return;
    const { id, fields, revision } = created;
    same('a new product', fields, { ...product, state });
    for (const each of again) same('the number of a piece that is sent again', each.id, id);
    const past = [{ revision, fields }];
    model.stored.products.set(id, { id, fields, revision, isDeleted: false, publishAt: undefined, past });
  }),

  // One changes a field; or two do, on the same revision: other fields are joined, the same one is a conflict.
  act('staff edit a piece', 12, async (world) => {
    const { chance, staff } = world;
    const product = choose(world);
    if (!product) return;
    const draft = (): Fields =>
      chance.one<Fields>([
        { price: chance.between(1, 90) * 100 },
        { name: `Piece ${chance.word()}` },
        { description: `Words ${chance.word()}.` },
        { material: chance.one(['Platinum 950', '18k yellow gold', null]) },
        { price: chance.between(1, 90) * 100, description: `Both ${chance.word()}.` },
      ]);
    const { revision, fields: seen } = chance.is(0.3) ? chance.one(product.past) : product;
    const drafts = chance.is(0.2) ? [draft(), draft()] : [draft()];
    const ask = async (changes: Fields, index: number) => {
      const json = { changes, revision };
      return {
        changes,
        answer: await staff(STAFF[index] ?? 'ines', `${PRODUCTS}/${product.id}`, json, 200, 409),
      };
    };
    const asked = await Promise.all(drafts.map(ask));
    if (asked.some(({ answer }) => !answer))
      return findOut(world, product, ...drafts, Object.assign({}, ...drafts));
    const kept = asked.flatMap(({ changes, answer }) => (answer?.ok ? [{ changes, answer }] : []));
    // Which of two came first is seen by their revisions.
    kept.sort((one, two) => one.answer.body.revision - two.answer.body.revision);
    for (const { changes, answer } of kept) {
      for (const [field, value] of Object.entries(changes)) {
        const present = product.fields[field];
        const isKept =
          isDeepStrictEqual(seen[field], present) || isDeepStrictEqual(value ?? undefined, present);
        promise(isKept, `${field} of product ${product.id} was changed by two, and nobody was told`);
      }
      learn(world, product, answer, changes);
    }
  }),

  // One is also sold, or planned.
  act('staff show or hide a piece', 7, async (world) => {
    const { chance, time } = world;
    const product = choose(world);
    if (!product) return;
    const isPlan = chance.is(0.5) && isHidden(product);
    const state = isPlan ? 'live' : chance.one<RecordState>(['draft', 'live', 'sold', 'hidden']);
    const at = new Date(time + chance.between(20, 200) * 3_600_000).toISOString().slice(0, 16);
    const changes = isPlan ? {} : { state };
    if (!(await change(world, product, 'state', { state, ...(isPlan && { at }) }, changes))) return;
    const [day = '', hour = ''] = at.split('T');
    product.publishAt = isPlan ? shopInstant(day, hour).getTime() : undefined;
    await look(world);
  }),

  remove,

  // As a draft, whatever it was.
  act('staff bring a piece back', 1, async (world) => {
    const product = choose(world, true);
    if (product) await change(world, product, 'undelete', {}, { state: 'draft' });
  }),

  // Of several pieces, which may be undone.
  act('staff change prices', 1.5, async (world) => {
    const { model, chance, staff } = world;
    const ids = model.products.filter((each) => !each.isDeleted && chance.is(0.4)).map(({ id }) => id);
    const ask = (what: string, json: object) => staff('sam', `${PRODUCTS}/bulk/${what}`, json);
    if (ids.length === 0) return;
    const change = { kind: 'price-amount', amount: chance.between(1, 9) };
    const preview = await ask('preview', { which: { ids }, change });
    if (!preview?.ok) return;
    const applied = await ask('apply', { preview: preview.body.preview, except: [] });
    const isUndone = applied?.ok && chance.is(0.4);
    const undone = isUndone ? await ask('undo', { undo: applied.body.undo }) : applied;
    for (const { id, from, to } of preview.body.rows) {
      const product = model.stored.products.get(id);
      if (!product) continue;
      same(`the price of product ${id} before`, product.fields.price, from);
      const answer = applied?.ok && undone?.ok ? await staff('sam', `${PRODUCTS}/${id}`) : undefined;
      if (answer) learn(world, product, answer, isUndone ? {} : { price: to });
      else await findOut(world, product, { price: to });
    }
  }),
];

/** What staff read of a piece is what was acknowledged; its history leads back to each state that it had. */
export const checkProduct = async (world: World, product: KnownProduct): Promise<void> => {
  const { id, past, isDeleted } = product;
  const gone = isDeleted ? [404] : [];
  const answer = await world.staff('maria', `${PRODUCTS}/${id}`, undefined, 200, ...gone);
  if (answer?.status === 404) world.model.stored.products.delete(id);
  if (!answer?.ok) return;
  learn(world, product, answer);
  let { fields } = product;
  for (const { revision, changes } of read(answer).history.slice(0, -1)) {
    const known = past.find((each) => each.revision === revision);
    if (known) same(`product ${id} at revision ${revision}, by its history`, fields, known.fields);
    const ofRecord = changes.filter(({ field }) => !/^(?:publishAt|soldAt|deletedAt|position)$/.test(field));
    const before = Object.fromEntries(ofRecord.map(({ field, from }) => [field, from ?? null]));
    fields = withoutNulls({ ...fields, ...before });
  }
};
