import { appointmentSlots } from './appointment-options.ts';
import { freeText, line } from './text-rules.ts';
import { z } from './zod.ts';

export const MAX_SAVED_REPLIES = 100;
/** Maximum length of its text, in UTF-16 units. */
export const MAX_SAVED_TEXT = 5000;

/** A saved reply as it is written: `{name}` and the like are filled in where it is used. */
export const savedReplyFieldsSchema = z.object({
  title: line('Title', 1, 'Please enter a title.'),
  text: freeText('Text', 1, 'Please write some text.', MAX_SAVED_TEXT),
});
export const savedReplySchema = savedReplyFieldsSchema.extend({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) });
export type SavedReply = z.infer<typeof savedReplySchema>;

/** `GET /api/admin/saved-replies`, and the response to a change, in the order in which they were written. */
export const savedRepliesAnswerSchema = z.object({
  replies: z.array(savedReplySchema),
  /** Increases with each change of any of them. */
  revision: z.int().nonnegative(),
  /** For `{shop phone}`. */
  shopPhone: z.string(),
  /** Free times of the next days, as visitors who move an appointment are offered them: for `{free time}`. */
  freeTimes: z.array(z.object({ day: z.iso.date(), slots: z.array(z.enum(appointmentSlots)) })).default([]),
});
export type SavedRepliesAnswer = z.infer<typeof savedRepliesAnswerSchema>;

const revision = savedRepliesAnswerSchema.shape.revision;

/** `POST /api/admin/saved-replies/ID`: writes one, a new one last. 409 if `revision` is not the current one. */
export const savedReplyChangeSchema = savedReplyFieldsSchema.extend({ revision });

/** `POST /api/admin/saved-replies/ID/delete` */
export const savedReplyDeletionSchema = z.object({ revision });
