import { recordWheelView } from '@jeweler/core/api';
import { http } from '../../lib/http/http.ts';

/** Tells the server that this visitor has seen the wheel. Rejects with ApiError. */
export const recordView = (): Promise<void> => recordWheelView(http);
