import { apiFailureSchema } from '@jeweler/core/schemas';
import { expect } from 'vitest';
import type { Answer } from './test-server.ts';

/** Expects an error in the format of DESIGN and returns its body. */
export const expectRefusal = (answer: Answer, status: number, code: string) => {
  const body = apiFailureSchema.strict().parse(answer.body);
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  return body;
};
