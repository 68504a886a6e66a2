/** @jsxRuntime automatic */
import type { ComponentProps } from 'react';
import { type PrivatePage, renderStaffPage } from './private-page.tsx';

/** What the page behind a link of an account shows. */
export interface PasswordPage {
  readonly purpose: 'invitation' | 'password';
  readonly username: string;
  readonly name: string | null;
  /** Why what was sent last was refused: a complete sentence. */
  readonly error?: string;
}

const newPassword = { type: 'password', autoComplete: 'new-password' };

const Field = ({ label, name, ...rest }: ComponentProps<'input'> & { readonly label: string }) => (
  <>
    <label htmlFor={name}>{label}</label>
    <input className="field" id={name} name={name} required {...rest} />
  </>
);

/** The form in which somebody sets the password of their account, and in an invitation their name. */
export const renderPasswordPage = ({ purpose, username, name, error }: PasswordPage): PrivatePage =>
  renderStaffPage(
    purpose === 'invitation' ? 'Set up your account' : 'Set a new password',
    <>
      <p>
        Your username is <strong>{username}</strong>.
      </p>
      <form method="post">
        {error && (
          <p id="error" className="error" role="alert">
            {error}
          </p>
        )}
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        {purpose === 'invitation' && (
          <Field
            label="Your name, as you sign what you write to customers"
            name="name"
            type="text"
            autoComplete="name"
            defaultValue={name ?? ''}
          />
        )}
        <Field
          label="Password: at least 12 characters"
          name="password"
          {...newPassword}
          minLength={12}
          maxLength={500}
          {...(error && { 'aria-describedby': 'error' })}
        />
        <Field label="The same password again" name="repeated" {...newPassword} />
        <button type="submit">{purpose === 'invitation' ? 'Set up the account' : 'Set the password'}</button>
      </form>
    </>,
  );

const signIn = (
  <p>
    <a className="button" href="/admin">
      Sign in
    </a>
  </p>
);

export const renderPasswordSetPage = (username: string): PrivatePage =>
  renderStaffPage(
    'Your password is set',
    <>
      <p role="status">
        You can sign in as <strong>{username}</strong> now, here or on the shop’s computer.
      </p>
      {signIn}
    </>,
  );

/** For a link that was used, perhaps by this person a moment ago, has expired or is incomplete. */
export const renderNoPasswordLinkPage = (): PrivatePage =>
  renderStaffPage(
    'This link does not work any more',
    <>
      <p>
        It has been used, or it is too old. If you have just set your password, sign in with it. If you were
        invited, ask an owner to invite you again. If you forgot your password, ask for another link on the
        sign-in screen.
      </p>
      {signIn}
    </>,
  );
