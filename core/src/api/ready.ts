import { readyCalls } from '../calls/index.ts';
import { endpoint } from './endpoint.ts';

export const getReady = endpoint(readyCalls.getReady);
export const markReady = endpoint(readyCalls.markReady);
export const sendTestMail = endpoint(readyCalls.sendTestMail);
