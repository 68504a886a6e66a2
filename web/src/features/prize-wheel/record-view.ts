import { createHttpClient, recordWheelView } from '@jeweler/core/api';

/** Tells the server that this visitor has seen the wheel. Rejects with ApiError. */
export const recordView = (): Promise<void> => recordWheelView(createHttpClient());
