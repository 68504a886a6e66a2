import type { z } from 'zod';

/** What an operation answers with when it has succeeded. */
export interface Success {
  readonly status: 200 | 201 | 204;
  /** JSON of this shape. */
  readonly schema?: z.ZodType;
  /** Something else than JSON. */
  readonly contentType?: string;
}

export interface Operation {
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly success: Success;
  /** Failures beyond those that follow from its path, its query and its body. */
  readonly failures?: readonly (400 | 401 | 404 | 409 | 410 | 413 | 415 | 423 | 429 | 503 | 507)[];
}
