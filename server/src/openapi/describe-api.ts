import * as schemas from '@jeweler/core/schemas';
import { apiFailureSchema } from '@jeweler/core/schemas';
import * as submissions from '@jeweler/core/submissions';
import type { Router } from 'express';
import { z } from 'zod';
import { version } from '../../package.json';
import { type Operation, operations } from './operations.ts';

type Json = Record<string, unknown>;

const failureTexts: Readonly<Record<number | string, string>> = {
  400: 'A value breaks a rule, or the body is no JSON.',
  401: 'No session, an ended one, or a wrong password.',
  403: 'The role of whoever is signed in does not include it.',
  404: 'There is no such thing.',
  413: 'The body is too large.',
  415: 'The body is not declared as JSON.',
  default:
    'Any other failure: `code` and `message` say which. 409: it has been changed since, or the name or the slot is taken (`present` is what is there). 429: too many requests from one address; `Retry-After` says in how many seconds to try again. 503: something that the server depends on does not work.',
};

const JSON_TYPE = 'application/json';

const toComponentName = (name: string): string =>
  `${name[0]?.toUpperCase()}${name.slice(1).replace(/Schema$/, '')}`;

const namedSchemas: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries({ ...schemas, ...submissions }).flatMap(([name, schema]): [z.ZodType, string][] =>
    name.endsWith('Schema') && schema instanceof z.ZodType ? [[schema, toComponentName(name)]] : [],
  ),
);

const REFERENCE = '#/components/schemas/';

/**
 * All schemas as JSON Schema (2020-12): those that core exports become components, `unnamed` ones are written
 * where they are used. `io` is `input` for what is sent to the server, `output` for what it answers.
 */
const toJsonSchemas = (io: 'input' | 'output', used: readonly z.ZodType[]) => {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>(namedSchemas);
  const unnamed = used.filter((schema) => !names.has(schema));
  for (const [index, schema] of unnamed.entries()) names.set(schema, `unnamed ${index}`);
  for (const [schema, id] of names) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `${REFERENCE}${id}`,
  }).schemas;

  const components: Record<string, Json> = {};
  const plain = (name: string): Json => {
    const { $schema: _, $id: __, ...schema } = made[name] as Json;
    for (const [, inner = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (components[inner]) continue;
      components[inner] = {};
      components[inner] = plain(inner);
    }
    return schema;
  };
  return {
    /** Filled by `refer`: what is used, and what that refers to. */
    components,
    refer: (schema: z.ZodType): Json => {
      const name = names.get(schema) ?? '';
      if (unnamed.includes(schema)) return plain(name);
      components[name] ??= plain(name);
      return { $ref: `${REFERENCE}${name}` };
    },
  };
};

const parametersIn = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const listFailures = (path: string, { query, body, permission }: Operation, needsSession: boolean) => [
  ...(query || body ? [400] : []),
  ...(needsSession ? [401] : []),
  ...(permission && permission !== 'daily-work' ? [403] : []),
  ...(path.includes(':') ? [404] : []),
  ...(body ? [413, 415] : []),
  'default',
];

/** The OpenAPI 3.1 document of the API, without the addresses of one installation. */
export const describeApi = (): Json => {
  const present = <T>(value: T | undefined): value is T => value !== undefined;
  const input = toJsonSchemas('input', operations.map(({ body }) => body).filter(present));
  const output = toJsonSchemas('output', [
    apiFailureSchema,
    ...operations.map(({ answer }) => answer).filter(present),
  ]);

  const success = ({ answer, contentType, status }: Operation): Json =>
    answer || contentType || status === 201
      ? {
          [status ?? 200]: {
            description: 'Success.',
            content: { [contentType ?? JSON_TYPE]: answer ? { schema: output.refer(answer) } : {} },
          },
        }
      : { [status ?? 204]: { description: 'Done.' } };
  const failure = (status: number | string): [string, Json] => [
    String(status),
    {
      description: failureTexts[status],
      content: { [JSON_TYPE]: { schema: output.refer(apiFailureSchema) } },
    },
  ];
  const queryParameters = (query: z.ZodType): Json[] => {
    const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }));
  };

  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.route.split(' ');
    const needsSession = path.startsWith('/api/admin') && !operation.isOpen;
    const parameters = [...parametersIn(path), ...(operation.query ? queryParameters(operation.query) : [])];
    const described = {
      summary: operation.summary,
      tags: [path.startsWith('/api/admin') ? 'staff' : 'public'],
      ...(parameters.length > 0 && { parameters }),
      ...(operation.body && {
        requestBody: { required: true, content: { [JSON_TYPE]: { schema: input.refer(operation.body) } } },
      }),
      responses: {
        ...success(operation),
        ...Object.fromEntries(listFailures(path, operation, needsSession).map(failure)),
      },
      security: needsSession ? [{ session: [] }] : [],
    };
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: described };
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Website of a master jeweler',
      version,
      description:
        'Bodies and answers are JSON. A change names the `revision` of the record it was made on; if that is not the current one, it is refused with 409.',
    },
    tags: [
      { name: 'public', description: 'For everybody.' },
      { name: 'staff', description: 'Needs a session.' },
    ],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'From /api/admin/login.' } },
      // A schema in both directions is described as the server accepts it: with keys that it would drop.
      schemas: { ...output.components, ...input.components },
    },
  };
};

/** `GET /api/openapi.json`, generated when it is first requested. */
export const addOpenApi = (router: Router): void => {
  let document: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(describeApi());
    response.type('json').send(document);
  });
};
