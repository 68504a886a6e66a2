import type { DeepHealth, Health } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { version } from '../../package.json' with { type: 'json' };

/**
 * `GET /api/health`: tells the desktop console and monitors that this is the jeweler's server. `?deep=1`:
 * whether the server is working properly; 503 with the failing parts if not.
 */
export const addHealth = (router: Router, checkHealth: () => Promise<DeepHealth>): void => {
  router.get('/api/health', async (request, response) => {
    if (request.query.deep !== '1') {
      response.json({ status: 'ok', name: 'jeweler', version } satisfies Health);
      return;
    }
    const health = await checkHealth();
    response.status(health.status === 'ok' ? 200 : 503).json(health);
  });
};
