import express, { type RequestHandler } from 'express';
import { MalformedError, TooLargeError, UnsupportedMediaTypeError } from '../errors.ts';

/** Largest accepted request body in bytes (DESIGN, HTTP). */
const BODY_LIMIT = 100_000;

const checkHeaders: RequestHandler = (request, _response, next) => {
  if (Number(request.get('content-length') ?? 0) > BODY_LIMIT) throw new TooLargeError();
  if (!request.is('application/json')) throw new UnsupportedMediaTypeError();
  next();
};

// Without inflation a small body cannot unfold into a large one.
const parse = express.json({ limit: BODY_LIMIT, inflate: false });

const checkObject: RequestHandler = (request, _response, next) => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new MalformedError('The request must be a JSON object.');
  }
  next();
};

/**
 * Reads a JSON object of at most BODY_LIMIT bytes into `request.body`. In this order: 413 when too
 * large, 415 when not JSON, 400 malformed when it cannot be read or is no object.
 */
export const jsonBody: RequestHandler[] = [checkHeaders, parse, checkObject];
