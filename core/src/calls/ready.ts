import { readyAnswerSchema, readyMarkSchema } from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

export const readyCalls = {
  getReady: { route: 'GET /api/admin/ready', answer: readyAnswerSchema },
  markReady: { route: 'POST /api/admin/ready', body: readyMarkSchema, answer: readyAnswerSchema },
  sendTestMail: { route: 'POST /api/admin/ready/test-mail' },
} satisfies ApiCalls;
