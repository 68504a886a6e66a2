import { apiFailureSchema } from '@jeweler/core/schemas';
import { expect } from 'vitest';
import type { Answer } from './test-server.ts';

/** Expects an error in the format of DESIGN and returns its body. */
export const expectRefusal = (answer: Answer, status: number, code: string) => {
  const body = apiFailureSchema.strict().parse(answer.body);
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  return body;
};

/** Expects each of these to be refused as invalid; a failure names those that were not. */
export const expectInvalid = async <Sent>(
  send: (each: Sent) => Promise<Answer>,
  ...sent: readonly Sent[]
) => {
  const taken = [];
  for (const each of sent) {
    const { status, body } = await send(each);
    const refusal = apiFailureSchema.safeParse(body);
    if (status !== 400 || refusal.data?.code !== 'validation') taken.push({ sent: each, status });
  }
  expect(taken).toEqual([]);
};
