import { readyCalls, serverCalls, settingsCalls } from '../calls/index.ts';
import { endpoint } from './endpoint.ts';

export const getUnsaved = endpoint(settingsCalls.getUnsaved);
export const keepUnsaved = endpoint(settingsCalls.keepUnsaved);
export const getPortalSettings = endpoint(settingsCalls.getPortalSettings);
export const changePortalSettings = endpoint(settingsCalls.changePortalSettings);
export const getBackups = endpoint(settingsCalls.getBackups);
export const getHealth = endpoint(serverCalls.getHealth);
export const getReady = endpoint(readyCalls.getReady);
export const markReady = endpoint(readyCalls.markReady);
export const sendTestMail = endpoint(readyCalls.sendTestMail);
