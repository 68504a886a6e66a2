import { hasSeenWheel, recordWheelView } from '@jeweler/core/api';
import { http } from '../../lib/http.ts';

/** Whether this visitor has seen the wheel, according to the server. Rejects with ApiError. */
export const checkWheelSeen = (): Promise<boolean> => hasSeenWheel(http);

/** Records on the server that this visitor has seen the wheel. Rejects with ApiError. */
export const recordView = (): Promise<void> => recordWheelView(http);
