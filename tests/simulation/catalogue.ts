import { isDeepStrictEqual } from 'node:util';
import { shopInstant } from '@jeweler/core/business';
import type { CatalogueRecord } from '@jeweler/core/schemas';
import { insist, isLost, isOneOf, recover, STAFF, staff, visit } from './asking.ts';
import type { Fields, KnownProduct } from './model.ts';
import type { Answer } from './shop.ts';
import { type Act, chance, model, promise, same, time } from './world.ts';

const PRODUCTS = '/catalogue/products';
const MAX_PRODUCTS = 40;

const read = ({ body }: Answer) => {
  const { id, ...fields } = body.product as Fields & { readonly id: number };
  const { state, revision, history, deletedAt } = body as CatalogueRecord;
  return { id, fields, state, revision, history, isDeleted: deletedAt !== undefined };
};

const choose = (isDeleted = false): KnownProduct | undefined =>
  chance.pick(model.products.filter((each) => each.isDeleted === isDeleted));

const note = (product: KnownProduct, now: ReturnType<typeof read>): void => {
  const { fields, state, revision, isDeleted } = now;
  Object.assign(product, { fields, state, isDeleted });
  if (revision > product.revision) product.past.push({ revision, fields, state });
  product.revision = revision;
  if (product.past.length > 12) product.past.splice(0, 1);
};

/** Takes what a change was answered with: what was acknowledged before, and this change. */
const take = (product: KnownProduct, answer: Answer, changes: Fields = {}): void => {
  const now = read(answer);
  const expected = { ...product.fields, ...changes };
  const given = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== null));
  same(`the fields of product ${product.id}`, now.fields, given);
  promise(now.revision >= product.revision, `product ${product.id} went back to revision ${now.revision}`);
  if (product.publishAt !== undefined && product.publishAt <= time) product.publishAt = undefined;
  note(product, now);
};

/** After an answer was lost, the record is as it was, or as it was to be. */
const findOut = async (product: KnownProduct, wanted: Fields = {}): Promise<void> => {
  await recover();
  const answer = await staff('maria', 'GET', `${PRODUCTS}/${product.id}`);
  if (answer?.status !== 200) return void model.stored.products.delete(product.id);
  const now = read(answer);
  for (const [field, value] of Object.entries(now.fields)) {
    const isKnown = [product.fields[field], wanted[field]].some((each) => isDeepStrictEqual(each, value));
    promise(isKnown, `product ${product.id}: nobody entered ${JSON.stringify(value)} as ${field}`);
  }
  product.publishAt = answer.body.publishAt && Date.parse(answer.body.publishAt);
  note(product, now);
};

export const isHidden = ({ state, isDeleted }: KnownProduct): boolean =>
  isDeleted || /draft|hidden/.test(state);

/** What is planned for this minute may be shown or not. */
export const settledProducts = (): readonly KnownProduct[] =>
  model.products.filter(({ publishAt }) => publishAt === undefined);

/** A visitor sees nothing that is hidden, a draft or deleted. */
export const look = async (): Promise<void> => {
  const { slug = 'none' } = chance.pick(model.products)?.fields ?? {};
  for (const path of ['/category/rings', `/product/${slug}`, '/', '/sitemap.xml', '/services']) {
    const page = await visit('GET', path);
    if (isLost(page)) continue;
    isOneOf(path, page, 200, 301, 404, 410);
    for (const { id, fields } of settledProducts().filter(isHidden))
      promise(!page.text.includes(String(fields.name)), `${path} shows product ${id}, which is hidden`);
  }
};

/** A new piece, sent again if the answer was lost: its key makes it one. */
const create = async (): Promise<void> => {
  if (model.products.filter(({ isDeleted }) => !isDeleted).length >= MAX_PRODUCTS) return remove();
  const word = chance.word();
  const product = {
    name: `Piece ${word}`,
    slug: `piece-${word}`,
    price: chance.between(1, 90) * 100,
    description: chance.one(['An old cut.', 'Two pearls,\nmatched.', 'Émeraude „Drops” 💚']),
    image_url: 'https://pictures.example.com/ring.jpg',
    category_id: 1,
  };
  const json = { product, state: chance.one(['draft', 'live']), key: chance.uuid() };
  const answers = await insist(() => staff('maria', 'POST', PRODUCTS, json));
  for (const answer of answers) isOneOf('a new product', answer, 201);
  const [created, ...again] = answers.map(read);
  if (!created) return;
  same('a new product', created.fields, product);
  for (const { id } of again) same('the number of a piece that is sent again', id, created.id);
  const { id, fields, state, revision } = created;
  const known = { id, fields, state, revision, isDeleted: false, publishAt: undefined };
  model.stored.products.set(id, { ...known, past: [{ revision, fields, state }] });
};

/** One changes a field; or two do, on the same revision: other fields are joined, the same one is a conflict. */
const edit = async (): Promise<void> => {
  const product = choose();
  if (!product) return;
  const draft = (): Fields =>
    chance.one<Fields>([
      { price: chance.between(1, 90) * 100 },
      { name: `Piece ${chance.word()}` },
      { description: `Words ${chance.word()}.` },
      { material: chance.one(['Platinum 950', '18k yellow gold', null]) },
      { price: chance.between(1, 90) * 100, description: `Both ${chance.word()}.` },
    ]);
  const base = chance.is(0.3) ? chance.one(product.past) : product;
  const drafts = chance.is(0.2) ? [draft(), draft()] : [draft()];
  const { revision, fields: seen } = base;
  const answers = await Promise.all(
    drafts.map((changes, index) =>
      staff(STAFF[index] ?? 'maria', 'POST', `${PRODUCTS}/${product.id}`, { changes, revision }),
    ),
  );
  if (answers.some(isLost)) return findOut(product, Object.assign({}, ...drafts));
  const done = drafts.map((changes, index) => ({ changes, answer: answers[index] as Answer }));
  for (const { answer } of done) isOneOf('an edit', answer, 200, 409);
  const kept = done.filter(({ answer }) => answer.status === 200);
  // Which of two came first is seen by their revisions.
  kept.sort((one, two) => one.answer.body.revision - two.answer.body.revision);
  for (const { changes, answer } of kept) {
    for (const [field, value] of Object.entries(changes)) {
      const isKept = [seen[field], value ?? undefined].some((each) =>
        isDeepStrictEqual(each, product.fields[field]),
      );
      promise(isKept, `${field} of product ${product.id} was changed by two, and nobody was told`);
    }
    take(product, answer, changes);
  }
};

/** A change of the whole record; whether it was made. */
const change = async (product: KnownProduct, what: string, json: object = {}): Promise<boolean> => {
  const { id, revision } = product;
  const answer = await staff('maria', 'POST', `${PRODUCTS}/${id}/${what}`, { revision, ...json });
  if (isLost(answer)) await findOut(product);
  else if (answer.status === 200) take(product, answer);
  // What was deleted is kept for thirty days.
  else if (what === 'undelete' && answer.status === 404) model.stored.products.delete(id);
  return answer?.status === 200;
};

/** Shows, hides, sells or plans a piece. */
const changeState = async (): Promise<void> => {
  const product = choose();
  if (!product) return;
  const isPlan = chance.is(0.3) && /draft|hidden/.test(product.state);
  const state = isPlan ? 'live' : chance.one(['draft', 'live', 'sold', 'hidden'] as const);
  const at = new Date(time + chance.between(20, 200) * 3_600_000).toISOString().slice(0, 16);
  if (!(await change(product, 'state', { state, ...(isPlan && { at }) }))) return;
  const [day = '', hour = ''] = at.split('T');
  product.publishAt = isPlan ? shopInstant(day, hour).getTime() : undefined;
  if (!isPlan) same(`the state of product ${product.id}`, product.state, state);
  await look();
};

const remove = async (): Promise<void> => {
  const product = choose();
  if (!product || !(await change(product, 'delete'))) return;
  Object.assign(product, { isDeleted: true, publishAt: undefined });
  await look();
};

const bringBack = async (): Promise<void> => {
  const product = choose(true);
  if (product) await change(product, 'undelete');
};

/** New prices for several pieces, which may be undone. */
const changePrices = async (): Promise<void> => {
  const ids = model.products.filter((each) => !each.isDeleted && chance.is(0.4)).map(({ id }) => id);
  const ask = (what: string, json: object) => staff('sam', 'POST', `${PRODUCTS}/bulk/${what}`, json);
  if (ids.length === 0) return;
  const change = { kind: 'price-amount', amount: chance.between(1, 9) };
  const preview = await ask('preview', { which: { ids }, change });
  if (preview?.status !== 200) return;
  const applied = await ask('apply', { preview: preview.body.preview, except: [] });
  const isUndone = applied?.status === 200 && chance.is(0.4);
  const undone = isUndone ? await ask('undo', { undo: applied.body.undo }) : applied;
  const isKnown = applied?.status === 200 && undone?.status === 200;
  for (const { id, from, to } of preview.body.rows) {
    const product = model.stored.products.get(id);
    if (!product) continue;
    same(`the price of product ${id} before`, product.fields.price, from);
    const answer = isKnown ? await staff('sam', 'GET', `${PRODUCTS}/${id}`) : undefined;
    if (isLost(answer)) await findOut(product, { price: to });
    else take(product, answer, isUndone ? {} : { price: to });
  }
};

/** What staff read of a piece is what was acknowledged; its history leads back to each state that it had. */
export const checkProduct = async (product: KnownProduct): Promise<void> => {
  const { id, past, publishAt, isDeleted } = product;
  const answer = await staff('maria', 'GET', `${PRODUCTS}/${id}`);
  if (isLost(answer)) return;
  if (answer.status === 404 && isDeleted) return void model.stored.products.delete(id);
  isOneOf(`product ${id}`, answer, 200);
  const { history, state: now } = read(answer);
  if (!isDeleted)
    same(`the state of product ${id}`, now, publishAt && publishAt <= time ? 'live' : product.state);
  take(product, answer);
  let { fields, state }: { fields: Fields; state: unknown } = product;
  for (const { revision, changes } of history.slice(0, -1)) {
    const known = past.find((each) => each.revision === revision);
    const by = `product ${id} at revision ${revision}, by its history`;
    if (known) same(by, [fields, state], [known.fields, known.state]);
    const changed = Object.fromEntries(changes.map(({ field, from }) => [field, from ?? undefined]));
    if ('state' in changed) state = changed.state;
    const all = Object.entries({ ...fields, ...changed });
    const ofRecord = (field: string) => !/^(?:state|publishAt|soldAt|deletedAt|position)$/.test(field);
    fields = Object.fromEntries(all.filter(([field, value]) => value !== undefined && ofRecord(field)));
  }
};

export const catalogueActs: readonly Act[] = [
  { name: 'a visitor looks around', weight: 5, run: look },
  { name: 'staff add a piece', weight: 5, run: create },
  { name: 'staff edit a piece', weight: 12, run: edit },
  { name: 'staff show or hide a piece', weight: 7, run: changeState },
  { name: 'staff delete a piece', weight: 1, run: remove },
  { name: 'staff bring a piece back', weight: 1, run: bringBack },
  { name: 'staff change prices', weight: 1.5, run: changePrices },
];
