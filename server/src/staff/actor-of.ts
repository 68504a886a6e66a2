import type { Response } from 'express';
import type { Actor } from './actor.ts';
import { sessionOf } from './require-staff.ts';

/** Who makes a request that has passed `requireStaff`, and when. */
export const actorOf = (response: Response, now: Date): Actor => {
  const { adminId, username } = sessionOf(response);
  return { adminId, username, at: now.toISOString() };
};
