import { createHttpClient, hasSeenWheel } from '@jeweler/core/api';

/** Asks the server whether this visitor has seen the wheel. Rejects with ApiError. */
export const checkWheelSeen = (): Promise<boolean> => hasSeenWheel(createHttpClient());
