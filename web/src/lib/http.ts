import { createHttpClient } from '@jeweler/core/api';

/** The HTTP client of the public site; the staff portal gets its own from its host. */
export const http = createHttpClient();
