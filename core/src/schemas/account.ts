import { emailAddress, line } from './text-rules.ts';
import { z } from './zod.ts';

const email = emailAddress('Please enter a valid email address.');
const password = z
  .string({ error: 'Password must be at least 6 characters.' })
  .min(6, { error: 'Password must be at least 6 characters.' })
  .max(500, { error: 'Password must be at most 500 characters.' });

/** Customer sign-in, simulated in the browser (SPEC sections 4 and 5). */
export const signInSchema = z.object({ email, password });
export type SignIn = z.infer<typeof signInSchema>;

/** Customer registration, simulated in the browser (SPEC sections 4 and 5). */
export const registrationSchema = z
  .object({
    firstName: line('First name', 2, 'First name must be at least 2 characters.'),
    lastName: line('Last name', 2, 'Last name must be at least 2 characters.'),
    email,
    password,
    confirmPassword: password,
  })
  .refine((value) => value.password === value.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    // Reported as soon as both passwords are entered, even while another field is still invalid.
    when: ({ value }) =>
      z.object({ password: z.string(), confirmPassword: password }).safeParse(value).success,
  });
export type Registration = z.infer<typeof registrationSchema>;
