import { Tabs } from '@ark-ui/react/tabs';
import { styled } from '#styled-system/jsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
