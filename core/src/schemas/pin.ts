import { unlockSchema } from './admin-password.ts';
import { z } from './zod.ts';

/** The PIN that ends the lock of one computer: six digits. */
export const pinSchema = z.string().regex(/^\d{6}$/, 'A PIN has six digits.');

/** 000000, 123456, 987654: what everybody tries first. */
const isGuessable = (pin: string): boolean => {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
};

export const newPinSchema = pinSchema.refine((pin) => !isGuessable(pin), {
  error: 'Choose digits that are harder to guess.',
});

/** Whoever sets a PIN is asked for the password. */
export const newPinFormSchema = z.object({ pin: newPinSchema, password: unlockSchema.shape.password });
export type NewPin = z.infer<typeof newPinFormSchema>;
