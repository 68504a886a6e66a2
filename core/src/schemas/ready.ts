import { z } from './zod.ts';

/** Something that has to be right before the shop opens. */
export const readyCheckSchema = z.object({
  id: z.string(),
  done: z.boolean(),
  /** What to do, and why it matters, in one sentence. */
  text: z.string(),
  /** Path of the portal where it is done; null: only whoever looks after the program can. */
  where: z.string().nullable(),
  /** Staff may say themselves that it is done. */
  byHand: z.boolean(),
});
export type ReadyCheck = z.infer<typeof readyCheckSchema>;

/** `GET /api/admin/ready`, the same list as `npm run doctor` prints. */
export const readyAnswerSchema = z.object({
  checks: z.array(readyCheckSchema),
  /** Staff do not want to be reminded of it. */
  isDismissed: z.boolean(),
});
export type ReadyAnswer = z.infer<typeof readyAnswerSchema>;

/** The id under which `POST /api/admin/ready` dismisses the list. */
export const READY_LIST = 'list';

/** `POST /api/admin/ready`: says that a check which staff may judge is done, or is not after all. */
export const readyMarkSchema = z.object({ id: z.string().max(40), done: z.boolean() });
