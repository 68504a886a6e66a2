import { hasSeenWheel, recordWheelView } from '@jeweler/core/api';
import { http } from '../../lib/http/http.ts';

/** Asks the server whether this visitor has seen the wheel. Rejects with ApiError. */
export const checkWheelSeen = (): Promise<boolean> => hasSeenWheel(http);

/** Tells the server that this visitor has seen the wheel. Rejects with ApiError. */
export const recordView = (): Promise<void> => recordWheelView(http);
