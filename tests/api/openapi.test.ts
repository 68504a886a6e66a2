import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startWithRoutes } from '../support/app-routes.ts';
import { startTestServer } from '../support/test-server.ts';

interface Described {
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly unknown[];
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const getDocument = async (): Promise<Document> => {
  const server = await startTestServer();
  return (await server.request('GET', '/api/openapi.json')).body as unknown as Document;
};

const getOperations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ method: method.toUpperCase(), path, described })),
  );

test('it describes every route of the API, and no other', async () => {
  const { server, routes } = await startWithRoutes();
  const document = (await server.request('GET', '/api/openapi.json')).body as unknown as Document;
  const added = routes
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(added.length).toBeGreaterThan(50);
  const described = getOperations(document).map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual(added.sort());
});

test('every reference leads somewhere, every parameter of a path is described, and staff need a session', async () => {
  const document = await getDocument();
  expect(document.openapi).toBe('3.1.0');
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)"/g)];
  expect(names.length).toBeGreaterThan(50);
  for (const [, name = ''] of names) expect(document.components.schemas).toHaveProperty([name]);
  expect(JSON.stringify(document).match(/"\$ref":"(?!#\/components\/schemas\/[^"/]+")[^"]*"/g)).toBeNull();
  for (const { path, described } of getOperations(document)) {
    const inPath = (described.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
    expect([path, inPath]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    const isOpen =
      !path.startsWith('/api/admin') || /\/(?:log(?:in|out)|accept|password-resets(?:\/use)?)$/.test(path);
    expect([path, described.security]).toEqual([path, isOpen ? [] : [{ session: [] }]]);
    expect(Object.keys(described.responses).some((status) => status.startsWith('2'))).toBe(true);
  }
});

test('docs/openapi.json is this document; `npx vitest run --project api tests/api/openapi.test.ts -u` writes it', async () => {
  await expect(`${JSON.stringify(await getDocument(), null, 2)}\n`).toMatchFileSnapshot(
    inRoot('docs/openapi.json'),
  );
});
