import { createHttpClient, sendContactMessage } from '@jeweler/core/api';
import type { ContactMessage } from '@jeweler/core/schemas';

const http = createHttpClient();

/** Sends a message to the shop; resolves once it is stored. Rejects with ApiError. */
export const submitContactMessage = (message: ContactMessage) => sendContactMessage(http, message);
