import { z } from 'zod';
import { deepHealthSchema, healthSchema, receiptSchema } from '../schemas/index.ts';
import {
  appointmentRequestSchema,
  availabilitySchema,
  contactMessageSchema,
  daysQuerySchema,
  prizeClaimSchema,
  serviceRequestSchema,
  subscriptionSchema,
} from '../submissions/index.ts';
import type { ApiCall, ApiCalls } from './api-call.ts';

export const serverCalls = {
  getHealth: {
    route: 'GET /api/health',
    query: z.object({ deep: z.literal('1').optional() }),
    answer: z.union([healthSchema, deepHealthSchema]),
  },
  getDescription: { route: 'GET /api/openapi.json', answer: z.object({ openapi: z.string() }) },
} satisfies ApiCalls;

const form = { answer: receiptSchema, status: 201 } satisfies Omit<ApiCall, 'route'>;

/** The site's client knows only types of these, so that no visitor loads the schemas for them. */
export const visitorCalls = {
  getAvailability: {
    route: 'GET /api/appointments/availability',
    query: daysQuerySchema,
    answer: availabilitySchema,
  },
  sendContactMessage: { ...form, route: 'POST /api/contact', body: contactMessageSchema },
  subscribe: { ...form, route: 'POST /api/subscribe', body: subscriptionSchema },
  sendServiceRequest: { ...form, route: 'POST /api/service-requests', body: serviceRequestSchema },
  claimPrize: { ...form, route: 'POST /api/prize-claims', body: prizeClaimSchema },
  requestAppointment: { ...form, route: 'POST /api/appointment', body: appointmentRequestSchema },
  hasSeenWheel: { route: 'GET /api/wheel-popup/check', answer: z.object({ hasSeenWheel: z.boolean() }) },
  recordWheelView: { route: 'POST /api/wheel-popup/record' },
  download: { route: 'GET /api/downloads/:ticket', contentType: 'application/octet-stream' },
} satisfies ApiCalls;
