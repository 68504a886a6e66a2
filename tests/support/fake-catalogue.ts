import { shopInstant } from '../../core/src/business/index.ts';
import {
  type CatalogueRecord,
  fieldTable,
  type RecordDraft,
  type RecordKind,
  type RecordLine,
  type RecordState,
  recordForm,
  recordKinds,
  recordNouns,
  type UnsavedChange,
} from '../../core/src/schemas/index.ts';

type Fields = Record<string, unknown>;
interface Stored extends Omit<CatalogueRecord, 'fields' | 'draft'> {
  fields: Fields;
  state: RecordState;
  revision: number;
  history: CatalogueRecord['history'][number][];
  publishAt?: string | undefined;
  deletedAt?: string | undefined;
}

/** `2026-06-01T09:30` on the shop's clock. */
const toInstant = (local: string): string => shopInstant(local.slice(0, 10), local.slice(11)).toISOString();

const failure = (status: number, code: string, message: string, rest: object = {}) =>
  Response.json({ success: false, code, message, ...rest }, { status });

/** The calls of the catalogue by staff, kept in memory, for tests of the portal's screens without a server. */
export const fakeCatalogue = () => {
  let clock = 100;
  const lists = Object.fromEntries(recordKinds.map((kind) => [kind, [] as Stored[]])) as Record<
    RecordKind,
    Stored[]
  >;
  const drafts = new Map<string, RecordDraft>();
  const requests: { readonly path: string; readonly body: Fields }[] = [];

  const add = (kind: RecordKind, id: number, fields: Fields, state: RecordState = 'live'): Stored => {
    clock += 1;
    const stored: Stored = {
      id,
      fields: { ...fields },
      state,
      revision: clock,
      get missing(): Stored['missing'] {
        const { image_url, image_alt } = this.fields;
        return image_url && !image_alt ? ['alternative-text'] : [];
      },
      history: [],
      usedBy: [],
    };
    lists[kind].push(stored);
    return stored;
  };
  const note = (
    stored: Stored,
    by: string,
    action: Stored['history'][number]['action'],
    changes: Stored['history'][number]['changes'],
  ) => {
    clock += 1;
    stored.revision = clock;
    stored.history.unshift({ revision: clock, at: new Date().toISOString(), by, action, changes });
  };
  const change = (stored: Stored, changes: Fields, by = 'anna') => {
    const entries = Object.entries(changes).map(([field, to]) => ({ field, from: stored.fields[field], to }));
    for (const { field, to } of entries) {
      if (to === null) delete stored.fields[field];
      else stored.fields[field] = to;
    }
    note(stored, by, 'changed', entries);
  };
  const show = (kind: RecordKind, stored: Stored) => {
    const { id, fields, ...rest } = stored;
    const draft = drafts.get(recordForm(kind, id));
    return { [recordNouns[kind]]: { id, ...fields }, ...rest, ...(draft ? { draft } : {}) };
  };
  const toLine = ({ id, fields, state, revision, missing }: Stored): RecordLine =>
    ({ id, ...fields, name: fields.name ?? fields.text, state, revision, missing }) as unknown as RecordLine;
  const lacking = (kind: RecordKind, fields: Fields) =>
    Object.fromEntries(
      Object.entries<object>(fieldTable[kind])
        .filter(([field, entry]) => 'isRequired' in entry && fields[field] === undefined)
        .map(([field]) => [field, `The ${field} is missing.`]),
    );

  const list = (kind: RecordKind, query: URLSearchParams) => {
    const [q, state] = [query.get('q')?.toLowerCase() ?? '', query.get('state')];
    const [category, missing, group] = [query.get('category'), query.get('missing'), query.get('group')];
    const found = lists[kind].filter(
      ({ fields, deletedAt, missing: lacks }) =>
        (deletedAt !== undefined) === (state === 'deleted') &&
        String(fields.name ?? fields.text)
          .toLowerCase()
          .includes(q) &&
        (category === null || fields.category_id === Number(category)) &&
        (group === null || fields.group === group) &&
        (missing === null || lacks.some((lack) => missing === 'any' || missing === lack)),
    );
    const count = (each: RecordState) => found.filter((stored) => stored.state === each).length;
    const shown = found.filter((stored) => !state || state === 'deleted' || stored.state === state);
    const [after, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit') ?? 200)];
    const end = after + limit;
    return Response.json({
      [kind]: shown.slice(after, end).map(toLine),
      counts: {
        draft: count('draft'),
        live: count('live'),
        sold: count('sold'),
        hidden: count('hidden'),
        deleted: lists[kind].filter(({ deletedAt }) => deletedAt !== undefined).length,
      },
      total: shown.length,
      ...(end < shown.length ? { next: end } : {}),
    });
  };

  const save = (kind: RecordKind, stored: Stored, changes: Fields, revision: number) => {
    const since = stored.history
      .filter((entry) => entry.revision > revision)
      .flatMap((entry) => entry.changes);
    const conflicts = Object.fromEntries(
      since
        .filter(({ field }) => field in changes && stored.fields[field] !== changes[field])
        .map(({ field }) => [field, { yours: changes[field] ?? null, theirs: stored.fields[field] ?? null }]),
    );
    if (Object.keys(conflicts).length > 0)
      return failure(409, 'conflict', 'Somebody else has changed it.', {
        conflicts,
        present: show(kind, stored),
      });
    if (lists[kind].some((other) => other !== stored && other.fields.slug === changes.slug && changes.slug))
      return failure(400, 'validation', 'No.', { fields: { slug: 'This address is taken.' } });
    change(stored, changes, 'me');
    return Response.json(show(kind, stored));
  };

  const post = (kind: RecordKind, id: string | undefined, action: string | undefined, body: Fields) => {
    if (id === undefined) {
      const fields = Object.fromEntries(
        Object.entries(body[recordNouns[kind]] as Fields).filter(([, value]) => value !== null),
      );
      const faults = body.state === 'live' ? lacking(kind, fields) : {};
      if (Object.keys(faults).length > 0) return failure(400, 'validation', 'No.', { fields: faults });
      const created = add(kind, 1000 + clock, fields, body.state as RecordState);
      return Response.json(show(kind, created), { status: 201 });
    }
    const stored = lists[kind].find((each) => each.id === Number(id));
    if (!stored) return failure(404, 'not_found', 'There is no such record.');
    if (action === undefined) return save(kind, stored, body.changes as Fields, Number(body.revision));
    if (action === 'state') {
      const faults = body.state === 'live' ? lacking(kind, stored.fields) : {};
      if (Object.keys(faults).length > 0) return failure(400, 'validation', 'No.', { fields: faults });
      const from = stored.state;
      stored.publishAt = body.at === undefined ? undefined : toInstant(String(body.at));
      if (body.at === undefined) stored.state = body.state as RecordState;
      note(stored, 'me', 'state', [{ field: 'state', from, to: stored.state }]);
    } else if (action === 'delete') {
      stored.deletedAt = new Date().toISOString();
      stored.publishAt = undefined;
      note(stored, 'me', 'deleted', []);
    } else if (action === 'undelete') {
      stored.deletedAt = undefined;
      stored.state = 'draft';
      note(stored, 'me', 'undeleted', []);
    } else if (action === 'price-check') note(stored, 'me', 'price-confirmed', []);
    else if (action === 'move') {
      const others = lists[kind].filter((each) => each !== stored);
      const at = body.after === null ? 0 : others.findIndex((each) => each.id === body.after) + 1;
      lists[kind] = [...others.slice(0, at), stored, ...others.slice(at)];
      note(stored, 'me', 'moved', []);
    }
    return Response.json(show(kind, stored));
  };

  /** Answers a request; undefined for one that is not about the catalogue. */
  const respond = async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, named, id, action] =
      /^\/api\/admin\/catalogue\/([\w-]+)(?:\/(\w+))?(?:\/([\w-]+))?$/.exec(pathname) ?? [];
    const [, form] = /^\/api\/admin\/unsaved(?:\/(.+))?$/.exec(pathname) ?? [];
    if (form !== undefined) {
      const { changes, revision } = (await request.json()) as UnsavedChange;
      if (Object.keys(changes).length === 0) drafts.delete(form);
      else drafts.set(form, { changes, revision, savedAt: new Date().toISOString() });
      return Response.json({ success: true });
    }
    if (pathname === '/api/admin/unsaved') return Response.json({ forms: Object.fromEntries(drafts) });
    const kind = recordKinds.find((each) => each === named);
    if (!kind) return undefined;
    if (request.method === 'POST') {
      const body = (await request.json()) as Fields;
      requests.push({ path: pathname.replace('/api/admin/catalogue/', ''), body });
      return post(kind, id, action, body);
    }
    if (id === undefined) return list(kind, searchParams);
    const stored = lists[kind].find((each) => each.id === Number(id));
    return stored ? Response.json(show(kind, stored)) : failure(404, 'not_found', 'There is no such record.');
  };

  return { lists, drafts, requests, add, change, respond };
};
