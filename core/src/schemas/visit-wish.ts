import { freeText } from './text-rules.ts';
import { z } from './zod.ts';

/** Maximum length of a request for another time, in UTF-16 units. */
export const MAX_WISH = 500;

const WISH_MESSAGE = 'Please tell us which days and times would suit you.';

/** `POST /visit/TOKEN/move`, a form: the visitor asks for another time. */
export const wishSchema = z.object({ wish: freeText('Your message', 3, WISH_MESSAGE, MAX_WISH).trim() });
