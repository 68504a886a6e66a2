import { recordDraftSchema } from './catalogue-records.ts';
import type { RecordKind } from './record-kinds.ts';
import { z } from './zod.ts';

/** The unsaved note on a request, by its reference. */
export const noteForm = (reference: string): string => `note-${reference}`;

/** The unsent reply to a request, by its reference. */
export const replyForm = (reference: string): string => `reply-${reference}`;

/** What the forms of the catalogue's records begin with. */
export const RECORD_FORMS = 'catalogue-';

/** The form of a record of the catalogue; `new`: of one that is not stored yet. */
export const recordForm = (kind: RecordKind, id: number | 'new'): string => `${RECORD_FORMS}${kind}-${id}`;

/** Names of forms: `opening-hours`, `note-REFERENCE`, `reply-REFERENCE`, `catalogue-KIND-ID`, `saved-reply-ID`. */
export const unsavedFormSchema = z.string().regex(/^[A-Za-z0-9-]{1,80}$/);

/** `GET /api/admin/unsaved`: what the signed-in person has typed and not saved, by form. */
export const unsavedTextsSchema = z.object({ forms: z.record(z.string(), recordDraftSchema) });
export type UnsavedTexts = z.infer<typeof unsavedTextsSchema>;

/** `POST /api/admin/unsaved/FORM`; no changes end what is kept. */
export const unsavedChangeSchema = recordDraftSchema.omit({ savedAt: true });
export type UnsavedChange = z.infer<typeof unsavedChangeSchema>;
