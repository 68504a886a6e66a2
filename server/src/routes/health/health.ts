import type { Health } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { version } from '../../../package.json' with { type: 'json' };

/** `GET /api/health`: tells the desktop console and monitors that this is the jeweler's server. */
export const addHealth = (router: Router): void => {
  router.get('/api/health', (_request, response) => {
    response.json({ status: 'ok', name: 'jeweler', version } satisfies Health);
  });
};
