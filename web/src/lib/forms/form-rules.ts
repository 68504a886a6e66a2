// A separate module: validation needs a library that is not loaded before the first interaction.
export { zodResolver } from '@hookform/resolvers/zod';
export { registrationSchema, signInSchema } from '@jeweler/core/schemas';
export {
  appointmentFormSchema,
  contactMessageSchema,
  prizeClaimFormSchema,
  serviceRequestSchema,
  subscriptionSchema,
} from '@jeweler/core/submissions';
