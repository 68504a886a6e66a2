import { expect, test } from 'vitest';
import { describeApi } from '../../server/src/openapi/describe-api.ts';
import { startInbox } from '../api/inbox/inbox.ts';

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const description = describeApi() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const inPath = (...names: string[]): Readonly<Record<string, Operation>> => ({
  get: { parameters: names.map((name) => ({ name, in: 'path', schema: { type: 'string' } })) },
});
/** What is no API, but takes values from an address as well. */
const files = {
  '/media/{path}': inPath('path'),
  '/images/{width}/{path}': inPath('width', 'path'),
  '/desktop/{file}': inPath('file'),
  '/desktop/dictionaries/{file}': inPath('file'),
};

/** What a reference leads to. */
const resolve = <Part extends { readonly $ref?: string }>(part: Part): Part => {
  if (part.$ref === undefined) return part;
  const keys = part.$ref.split('/').slice(1);
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], description);
  return resolve(found as Part);
};

const DEEPEST = 8;
const FORMATS: Readonly<Record<string, string>> = {
  email: 'visitor@example.com',
  date: '2026-06-10',
  'date-time': '2026-06-10T12:00:00.000Z',
};

/** A value of the schema's shape, so that it gets far, with `text` and `number` wherever any will do. */
const exampleOf = (schema: Schema | undefined, text: string, number: number, depth = 0): unknown => {
  const rule = resolve(schema ?? {});
  const inside = (part: Schema | undefined) => exampleOf(part, text, number, depth + 1);
  if (depth > DEEPEST) return text;
  if ('const' in rule) return rule.const;
  if (rule.enum) return rule.enum[0];
  const choice = rule.anyOf?.[0] ?? rule.oneOf?.[0];
  if (choice) return inside(choice);
  switch ([rule.type].flat()[0]) {
    case 'object': {
      const entries = Object.entries(rule.properties ?? {}).map(([name, part]) => [name, inside(part)]);
      const more = rule.additionalProperties;
      return Object.fromEntries(typeof more === 'object' ? [...entries, [text, inside(more)]] : entries);
    }
    case 'array':
      return [inside(rule.items)];
    case 'integer':
    case 'number':
      return Math.min(number, rule.maximum ?? number);
    case 'boolean':
      return true;
    default:
      return FORMATS[rule.format ?? ''] ?? text;
  }
};

const HALF = '\ud800';

/** They would end the session, change the password, or never end. */
const LEFT_OUT = /\/(?:logout|password|events|changes)$/;

test.each([
  ['NUL', '\0', 1],
  ['NUL within a text', 'a\0b', 1],
  ['half a character', HALF, 1],
  ['a name of every object', '__proto__', 1],
  ['the largest whole number', 'a', Number.MAX_SAFE_INTEGER],
  ['a number beyond all', 'a', 1e308],
])('no operation fails because of %s', async (_what, text, number) => {
  const { server, token } = await startInbox();
  // Half a character cannot be encoded.
  const inUrl = text === HALF ? '%ED%A0%80' : encodeURIComponent(text);
  const failed: string[] = [];
  for (const [path, operations] of Object.entries({ ...description.paths, ...files })) {
    if (LEFT_OUT.test(path)) continue;
    for (const [method, operation] of Object.entries(operations)) {
      const parameters = (operation.parameters ?? []).map(resolve);
      const query = parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => {
          const value = exampleOf(schema, text, number);
          return `${name}=${value === text ? inUrl : encodeURIComponent(String(value))}`;
        });
      const json = operation.requestBody?.content['application/json'];
      const body = json && JSON.stringify(exampleOf(json.schema, text, number));
      for (const inPath of [inUrl, number === 1 ? '1' : String(number)]) {
        const target = `${path.replaceAll(/\{[^}]+\}/g, inPath)}?${query.join('&')}`;
        const { status } = await server.request(method.toUpperCase(), target, {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body }),
        });
        if (status >= 500) failed.push(`${status}: ${method} ${target} ${body}`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
