import { Tabs } from '@ark-ui/react/tabs';
import type { Registration, SignIn, SubmissionAnswer } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { link } from '#styled-system/recipes';
import { Actions } from '../../components/actions/button.tsx';
import { PlaceholderLink } from '../../components/actions/placeholder-link.tsx';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { delay } from '../../lib/loading/when-used.ts';

/** Delay of the simulated server, in milliseconds (SPEC section 9). */
const SIMULATED_DELAY_MS = 1000;

/** There is no customer server (SPEC section 4): the forms wait as if there were one, then succeed. */
const simulateSubmission = (): Promise<SubmissionAnswer> => delay(SIMULATED_DELAY_MS).then(() => ({}));

const List = styled(Tabs.List, {
  base: {
    display: 'flex',
    gap: 'clamp(1.5rem, 3.4vw, 3.5rem)',
    borderBottom: '1px solid {colors.rule}',
  },
});

const Trigger = styled(Tabs.Trigger, {
  base: {
    minHeight: '4rem',
    marginBottom: '-1px',
    borderBottom: '2px solid transparent',
    fontSize: 'small',
    letterSpacing: 'nav',
    color: 'fg.quiet',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _selected: { color: 'fg', fontWeight: 'strong', borderColor: 'accent' },
  },
});

const Content = styled(Tabs.Content, { base: { paddingTop: '8' } });

/** Sign in or create an account; each tab keeps its input while the other one is shown. */
export const AccountTabs = () => (
  <Tabs.Root defaultValue="sign-in">
    <List aria-label="Account">
      <Trigger value="sign-in">Sign In</Trigger>
      <Trigger value="create-account">Create Account</Trigger>
    </List>
    <Content value="sign-in">
      <SignInForm />
    </Content>
    <Content value="create-account">
      <RegistrationForm />
    </Content>
  </Tabs.Root>
);

const signIn: Submission<SignIn> = {
  send: simulateSubmission,
  success: { title: 'Login Successful', text: 'Welcome back!' },
  failure: { title: 'Login Failed', text: 'Invalid email or password.' },
};

/** Customer sign-in, simulated (SPEC sections 4, 5 and 8). */
const SignInForm = () => (
  <Form
    rules={({ signInSchema }) => signInSchema}
    defaultValues={{ email: '', password: '' }}
    submission={signIn}
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

const noCustomer = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

const registration: Submission<Registration> = {
  send: simulateSubmission,
  success: { title: 'Registration Successful', text: 'You can now log in with your email and password.' },
  failure: {
    title: 'Registration Failed',
    text: 'There was a problem creating your account. Please try again.',
  },
  resets: true,
};

/** Customer registration, simulated (SPEC sections 4, 5 and 8). */
const RegistrationForm = () => (
  <Form
    rules={({ registrationSchema }) => registrationSchema}
    defaultValues={noCustomer}
    submission={registration}
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
