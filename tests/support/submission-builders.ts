import type {
  AppointmentRequest,
  ContactMessage,
  PrizeClaim,
  ServiceRequest,
  SubmissionKind,
  Subscription,
} from '@jeweler/core/submissions';

/** A valid payload of each public form; `changes` replace single fields. */
export const contactMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Ada Ferrer',
  email: 'ada.ferrer@example.com',
  phone: '561 555 0110',
  message: 'Could you re-tip the prongs of a vintage ring?',
  ...changes,
});

export const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  email: 'ada.ferrer@example.com',
  ...changes,
});

export const appointmentRequest = (changes: Partial<AppointmentRequest> = {}): AppointmentRequest => ({
  name: 'Ada Ferrer',
  email: 'ada.ferrer@example.com',
  phone: '561 555 0110',
  appointmentDate: '2026-06-15T16:00:00.000Z',
  appointmentTime: '14:00',
  appointmentType: 'bespoke',
  notes: 'I will bring a loose sapphire.',
  ...changes,
});

export const serviceRequest = (changes: Partial<ServiceRequest> = {}): ServiceRequest => ({
  name: 'Ada Ferrer',
  email: 'ada.ferrer@example.com',
  phone: '561 555 0110',
  serviceType: 'Ring Sizing',
  message: 'One size larger, platinum band.',
  ...changes,
});

export const prizeClaim = (changes: Partial<PrizeClaim> = {}): PrizeClaim => ({
  name: 'Ada Ferrer',
  email: 'ada.ferrer@example.com',
  phone: '561 555 0110',
  prizeService: 'Ring Sizing',
  prizeValue: '$80',
  ...changes,
});

interface PublicForm {
  readonly path: string;
  readonly build: () => object;
}

/** Where each form is sent, with a valid payload. */
export const publicForms: Readonly<Record<SubmissionKind, PublicForm>> = {
  contact: { path: '/api/contact', build: contactMessage },
  subscription: { path: '/api/subscribe', build: subscription },
  appointment: { path: '/api/appointment', build: appointmentRequest },
  'service-request': { path: '/api/service-requests', build: serviceRequest },
  'prize-claim': { path: '/api/prize-claims', build: prizeClaim },
};
