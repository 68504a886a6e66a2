import type { Registration } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { link } from '#styled-system/recipes';
import { PlaceholderLink } from '../../components/actions/placeholder-link.tsx';
import { Actions, Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { simulateSubmission } from './simulate-submission.ts';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

const submission: Submission<Registration> = {
  send: () => simulateSubmission(),
  success: { title: 'Registration Successful', text: 'You can now log in with your email and password.' },
  failure: {
    title: 'Registration Failed',
    text: 'There was a problem creating your account. Please try again.',
  },
  resets: true,
};

/** Customer registration, simulated (SPEC sections 4, 5 and 8). */
export const RegistrationForm = () => (
  <Form
    rules={({ registrationSchema }) => registrationSchema}
    defaultValues={empty}
    submission={submission}
    label="Create Account"
  >
    <Fields pair>
      <TextField name="firstName" label="First Name" autoComplete="given-name" />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" />
      <FullWidth>
        <TextField name="email" label="Email" type="email" autoComplete="username" />
      </FullWidth>
      <TextField name="password" label="Password" type="password" autoComplete="new-password" />
      <TextField
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
    </Fields>
    <styled.p css={{ textStyle: 'small', color: 'fg.quiet' }}>
      By creating an account you agree to the <PlaceholderLink className={link()}>Terms</PlaceholderLink> and
      the <PlaceholderLink className={link()}>Privacy Policy</PlaceholderLink>.
    </styled.p>
    <Actions>
      <SubmitButton pending="Creating Account...">Create Account</SubmitButton>
    </Actions>
  </Form>
);
