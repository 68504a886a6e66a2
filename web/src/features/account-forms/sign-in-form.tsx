import type { SignIn } from '@jeweler/core/schemas';
import { link } from '#styled-system/recipes';
import { PlaceholderLink } from '../../components/actions/placeholder-link.tsx';
import { Actions, Fields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { simulateSubmission } from './simulate-submission.ts';

const submission: Submission<SignIn> = {
  send: () => simulateSubmission(),
  success: { title: 'Login Successful', text: 'Welcome back!' },
  failure: { title: 'Login Failed', text: 'Invalid email or password.' },
};

/** Customer sign-in, simulated (SPEC sections 4, 5 and 8). */
export const SignInForm = () => (
  <Form
    rules={({ signInSchema }) => signInSchema}
    defaultValues={{ email: '', password: '' }}
    submission={submission}
    label="Sign In"
  >
    <Fields>
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" />
    </Fields>
    <Actions>
      <SubmitButton pending="Signing In...">Sign In</SubmitButton>
      <PlaceholderLink className={link()}>Forgot Password</PlaceholderLink>
    </Actions>
  </Form>
);
