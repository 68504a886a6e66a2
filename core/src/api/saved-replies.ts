import { type SavedReplyChange, savedRepliesAnswerSchema } from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

const SAVED_REPLIES = 'api/admin/saved-replies';

/** `GET /api/admin/saved-replies` */
export const getSavedReplies = endpoint(savedRepliesAnswerSchema, (http) => http.get(SAVED_REPLIES));

/** `POST /api/admin/saved-replies/ID`: writes one; `conflict` if any has been changed since. */
export const changeSavedReply = endpoint(
  savedRepliesAnswerSchema,
  (http, id: string, change: SavedReplyChange) => http.post(`${SAVED_REPLIES}/${id}`, { json: change }),
);

/** `POST /api/admin/saved-replies/ID/delete` */
export const deleteSavedReply = endpoint(savedRepliesAnswerSchema, (http, id: string, revision: number) =>
  http.post(`${SAVED_REPLIES}/${id}/delete`, { json: { revision } }),
);
