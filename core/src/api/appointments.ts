import { appointmentCalls } from '../calls/index.ts';
import { endpoint } from './endpoint.ts';

export const getAgenda = endpoint(appointmentCalls.getAgenda);
export const bookAppointment = endpoint(appointmentCalls.bookAppointment);
export const moveAppointment = endpoint(appointmentCalls.moveAppointment);
export const getOpeningHours = endpoint(appointmentCalls.getOpeningHours);
export const changeOpeningHours = endpoint(appointmentCalls.changeOpeningHours);
