import { createHttpClient, sendServiceRequest } from '@jeweler/core/api';
import type { ServiceRequest } from '@jeweler/core/schemas';

const http = createHttpClient();

/** Sends a service request; rejects with ApiError. */
export const submitQuote = (request: ServiceRequest) => sendServiceRequest(http, request);
