import { staffCalls } from '../calls/index.ts';
import { endpoint, only } from './endpoint.ts';

export const setStaffName = endpoint(staffCalls.setStaffName);
export const changePassword = endpoint(staffCalls.changePassword);
export const checkPassword = endpoint(staffCalls.checkPassword);
export const setUpSecondFactor = endpoint(staffCalls.setUpSecondFactor);
export const confirmSecondFactor = only('codes', endpoint(staffCalls.confirmSecondFactor));
export const endSecondFactor = endpoint(staffCalls.endSecondFactor);
export const getDashboard = endpoint(staffCalls.getDashboard);
