import type { ApiCall, Sendable } from '@jeweler/core/calls';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import { validate } from '../validate.ts';
import { jsonBody } from './json-body.ts';

/** The query or body of a call, checked. */
type Sent<Row> = Row extends { readonly body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Row extends { readonly query: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : undefined;

/** What a call is answered with; of one without an answer nothing is sent. */
export type Answered<Row> = Row extends { readonly answer: infer Schema extends z.ZodType }
  ? Sendable<z.input<Schema>>
  : unknown;

type Parameter<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Route extends `${string}:${infer Name}`
    ? Name
    : never;

/** A request of a call. */
export interface Asked<Row extends ApiCall> {
  readonly sent: Sent<Row>;
  readonly params: Readonly<Record<Parameter<Row['route']>, string>>;
  readonly request: Request;
  readonly response: Response;
}

export interface AnswerOptions {
  /** What a request has to pass before its body is read. */
  readonly before?: readonly RequestHandler[];
  /** Reads the body, by default one of at most 100 kB. */
  readonly body?: RequestHandler;
  /** What the client is told of an error of `answer`. */
  readonly toFailure?: (error: unknown) => unknown;
}

/**
 * Adds the route of a call as its row of the table says: reads and checks its query or body, and sends what `answer`
 * resolves with.
 */
export const answerCall = <Row extends ApiCall>(
  router: Router,
  row: Row,
  answer: (asked: Asked<Row>) => Answered<Row> | Promise<Answered<Row>>,
  { before = [], body: readBody = jsonBody, toFailure = (error) => error }: AnswerOptions = {},
): void => {
  const { route, query, body }: ApiCall = row;
  const status = row.status ?? (row.answer ? 200 : 204);
  const [method, path = ''] = route.split(' ');
  const handle: RequestHandler = async (request, response) => {
    const sent = body ? validate(body, request.body) : query && validate(query, request.query);
    // As the row says, whose schemas these are, and whose path.
    const asked = { sent, params: request.params, request, response } as unknown as Asked<Row>;
    try {
      const answered = await answer(asked);
      response.status(status);
      if (row.answer) response.json(answered);
      else response.end();
    } catch (error) {
      throw toFailure(error);
    }
  };
  router[method === 'GET' ? 'get' : 'post'](path, ...before, ...(body ? [readBody] : []), handle);
};
