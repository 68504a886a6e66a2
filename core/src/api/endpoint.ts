import type { Options } from 'ky';
import type { z } from 'zod';
import type { ApiCall, Sendable } from '../calls/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { call, type HttpClient, send } from './http-client.ts';

/** For calls before whose answer thousands of files or records are read or changed: the console lists them as well. */
export const LONG: Options = { timeout: 120_000 };

type PathParameters<Route extends string> = Route extends `${string}:${string}/${infer Rest}`
  ? [value: string | number, ...PathParameters<Rest>]
  : Route extends `${string}:${string}`
    ? [value: string | number]
    : [];

type SentBy<Row> = Row extends { readonly body: infer Schema } | { readonly query: infer Schema }
  ? Sendable<z.input<Schema>>
  : never;

type Sent<Row> = [SentBy<Row>] extends [never]
  ? []
  : Record<never, never> extends SentBy<Row>
    ? [sent?: SentBy<Row>, signal?: AbortSignal | undefined]
    : [sent: SentBy<Row>, signal?: AbortSignal | undefined];

type Given<Row extends ApiCall> = [...PathParameters<Row['route']>, ...Sent<Row>];

type Answer<Row> = Row extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** Under /api/admin a client is needed that sends the session's token. */
type ClientFor<Row extends ApiCall> = Row extends { readonly isOpen: true }
  ? HttpClient
  : Row['route'] extends `${string} /api/admin/${string}`
    ? AdminClient
    : HttpClient;

/** Sends a call and reads its answer. Rejects with ApiError. */
export const request = <Row extends ApiCall>(
  http: HttpClient,
  row: Row,
  given: readonly unknown[],
  options?: Options,
): Promise<Answer<Row>> =>
  call(async () => {
    const response = await send(http, row, given, options);
    // Its type is lost because a row need not have an answer.
    return row.answer?.parse(await response.json()) as Answer<Row>;
  });

/**
 * The function that makes a call of the table, given the client, the parameters of the path in their order, the query
 * or body, and what cancels it. Rejects with ApiError.
 */
export const endpoint =
  <Row extends ApiCall>(row: Row, options?: Options) =>
  (http: ClientFor<Row>, ...given: Given<Row>): Promise<Answer<Row>> =>
    request(http, row, given, options);

/** The same for what the portal does not start with: the row of the table, with its schemas, is loaded when it is called. */
export const lateEndpoint =
  <Row extends ApiCall>(load: () => Promise<Row>, options?: Options) =>
  (http: ClientFor<Row>, ...given: Given<Row>): Promise<Answer<Row>> =>
    call(async () => request(http, await load(), given, options));

/**
 * The same for what the portal starts with, which waits for no schema.
 * @param read checks the answer, if there is one, and throws if it is not what was asked for
 */
export const startEndpoint =
  <Row extends ApiCall>(route: Row['route'], read?: (answer: unknown) => Answer<Row>, options?: Options) =>
  (http: ClientFor<Row>, ...given: Given<Row>): Promise<Answer<Row>> =>
    call(async () => {
      const response = await send(http, { route }, given, options);
      return read?.(await response.json()) as Answer<Row>;
    });

/** The same function, resolved with one part of the answer. */
export const only =
  <Http, Args extends readonly unknown[], Key extends string, Part>(
    key: Key,
    ask: (http: Http, ...args: Args) => Promise<Readonly<Record<Key, Part>>>,
  ) =>
  async (http: Http, ...args: Args): Promise<Part> =>
    (await ask(http, ...args))[key];
