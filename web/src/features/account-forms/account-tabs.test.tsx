import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import * as waiting from '../../lib/loading/when-used.ts';
import { AccountTabs } from './account-tabs.tsx';

// Loaded beforehand: the fake timers do not wait for imports.
import '../../lib/forms/form-rules.ts';

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const form = (name: string) => within(screen.getByRole('form', { name }));
const type = (name: string, label: string, value: string) =>
  fireEvent.change(form(name).getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.click(form(name).getByRole('button', { name }));

const openRegistration = async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Create Account' }));
  await after(50);
};
const signIn = (email = 'elena@example.com', password = 'secret1') => {
  renderInSite(<AccountTabs />);
  type('Sign In', 'Email', email);
  type('Sign In', 'Password', password);
  submit('Sign In');
};
const register = async (confirmPassword = 'secret1') => {
  renderInSite(<AccountTabs />);
  await openRegistration();
  type('Create Account', 'First Name', 'Elena');
  type('Create Account', 'Last Name', 'Marsh');
  type('Create Account', 'Email', 'elena@example.com');
  type('Create Account', 'Password', 'secret1');
  type('Create Account', 'Confirm Password', confirmPassword);
  submit('Create Account');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', vi.fn());
});

describe('signing in', () => {
  test('is the tab shown at first', () => {
    renderInSite(<AccountTabs />);
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('form', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Create Account' })).toBeNull();
  });

  test('succeeds after one second without calling any server', async () => {
    signIn();
    await after(900);
    expect(screen.queryByText('Login Successful')).toBeNull();
    expect(form('Sign In').getByRole('button')).toBeDisabled();
    await after(300);
    expect(screen.getByText('Login Successful')).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('refuses a wrong address and a short password', async () => {
    signIn('elena', '12345');
    await after(50);
    expect(form('Sign In').getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    expect(form('Sign In').getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters.',
    );
  });

  test('would say so if it failed', async () => {
    vi.spyOn(waiting, 'delay').mockRejectedValue(new Error('refused'));
    signIn();
    await after(50);
    expect(screen.getByText('Login Failed')).toBeInTheDocument();
    expect(form('Sign In').getByLabelText('Email')).toHaveValue('elena@example.com');
  });
});

test('the tabs keep what was typed; the lost password has no page yet', async () => {
  renderInSite(<AccountTabs />);
  type('Sign In', 'Email', 'elena@example.com');
  expect(screen.getByText(/^Forgot Password/)).not.toHaveAttribute('href');
  await openRegistration();
  fireEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  await after(50);
  expect(form('Sign In').getByLabelText('Email')).toHaveValue('elena@example.com');
});

describe('creating an account', () => {
  test('says at every field what is wrong', async () => {
    renderInSite(<AccountTabs />);
    await openRegistration();
    submit('Create Account');
    await after(50);
    for (const [label, message] of [
      ['First Name', 'First name must be at least 2 characters.'],
      ['Last Name', 'Last name must be at least 2 characters.'],
      ['Email', 'Please enter a valid email address.'],
      ['Password', 'Password must be at least 6 characters.'],
      ['Confirm Password', 'Password must be at least 6 characters.'],
    ] as const)
      expect(form('Create Account').getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  test('succeeds after one second and empties the form', async () => {
    await register();
    await after(1300);
    expect(screen.getByText('Registration Successful')).toBeInTheDocument();
    for (const label of ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password']) {
      expect(form('Create Account').getByLabelText(label)).toHaveValue('');
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  test('refuses passwords that differ, at the confirmation', async () => {
    await register('secret2');
    await after(50);
    expect(form('Create Account').getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    expect(form('Create Account').getByLabelText('Password')).not.toHaveAccessibleDescription();
  });

  test('would say so if it failed, with what was typed still there', async () => {
    vi.spyOn(waiting, 'delay').mockRejectedValue(new Error('refused'));
    await register();
    await after(50);
    expect(screen.getByText('Registration Failed')).toBeInTheDocument();
    expect(form('Create Account').getByLabelText('First Name')).toHaveValue('Elena');
  });
});
