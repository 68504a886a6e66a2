// A separate module: validation needs a library that is not loaded before the first interaction.
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
