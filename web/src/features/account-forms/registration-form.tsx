import type { Registration } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Fields } from '../../components/form/fields.tsx';
import { Form, type FormControls } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { notify } from '../../components/notices/notify.ts';
import { Actions } from './actions.tsx';
import { NowhereLink } from './nowhere-link.tsx';
import { submitRegistration } from './submit-registration.ts';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

const send = async (registration: Registration, form: FormControls<Registration>) => {
  try {
    await submitRegistration(registration);
  } catch {
    await notify({
      tone: 'error',
      title: 'Registration Failed',
      text: 'There was a problem creating your account. Please try again.',
    });
    return;
  }
  form.reset();
  await notify({
    tone: 'success',
    title: 'Registration Successful',
    text: 'You can now log in with your email and password.',
  });
};

/** Customer registration, simulated (SPEC sections 4, 5 and 8). */
export const RegistrationForm = () => (
  <Form
    rules={({ registrationSchema }) => registrationSchema}
    defaultValues={empty}
    onSubmit={send}
    label="Create Account"
  >
    <Fields pair>
      <TextField name="firstName" label="First Name" autoComplete="given-name" />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" />
      <styled.div gridColumn="1 / -1">
        <TextField name="email" label="Email" type="email" autoComplete="username" />
      </styled.div>
      <TextField name="password" label="Password" type="password" autoComplete="new-password" />
      <TextField
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
    </Fields>
    <styled.p textStyle="small" color="fg.quiet">
      By creating an account you agree to the <NowhereLink>Terms</NowhereLink> and the{' '}
      <NowhereLink>Privacy Policy</NowhereLink>.
    </styled.p>
    <Actions>
      <SubmitButton pending="Creating Account...">Create Account</SubmitButton>
    </Actions>
  </Form>
);
