import type { SignIn } from '@jeweler/core/schemas';
import { Fields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { notify } from '../../components/notices/notify.ts';
import { Actions } from './actions.tsx';
import { NowhereLink } from './nowhere-link.tsx';
import { submitSignIn } from './submit-sign-in.ts';

const send = async (credentials: SignIn) => {
  try {
    await submitSignIn(credentials);
  } catch {
    await notify({ tone: 'error', title: 'Login Failed', text: 'Invalid email or password.' });
    return;
  }
  await notify({ tone: 'success', title: 'Login Successful', text: 'Welcome back!' });
};

/** Customer sign-in, simulated (SPEC sections 4, 5 and 8). */
export const SignInForm = () => (
  <Form
    rules={({ signInSchema }) => signInSchema}
    defaultValues={{ email: '', password: '' }}
    onSubmit={send}
    label="Sign In"
  >
    <Fields>
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" />
    </Fields>
    <Actions>
      <SubmitButton pending="Signing In...">Sign In</SubmitButton>
      <NowhereLink>Forgot Password</NowhereLink>
    </Actions>
  </Form>
);
