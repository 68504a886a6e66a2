import type { Response } from 'express';
import type { Actor } from './actor.ts';
import { getSession } from './require-staff.ts';

/** Who makes a request that has passed `requireStaff`, and when. */
export const getActor = (response: Response, now: Date): Actor => {
  const { adminId, username } = getSession(response);
  return { adminId, username, at: now.toISOString() };
};
