import { createHttpClient, subscribe } from '@jeweler/core/api';
import type { Subscription } from '@jeweler/core/schemas';

const http = createHttpClient();

/** Subscribes an address to the newsletter; resolves once it is stored. Rejects with ApiError. */
export const submitSubscription = (subscription: Subscription) => subscribe(http, subscription);
