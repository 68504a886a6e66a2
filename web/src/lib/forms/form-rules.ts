// A door of its own: checking values takes a library that nothing needs before somebody types.
export { zodResolver } from '@hookform/resolvers/zod';
export {
  appointmentFormSchema,
  contactMessageSchema,
  prizeClaimFormSchema,
  registrationSchema,
  serviceRequestSchema,
  signInSchema,
  subscriptionSchema,
} from '@jeweler/core/schemas';
