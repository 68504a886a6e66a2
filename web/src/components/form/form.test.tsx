import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

vi.mock('../../lib/forms/form-rules.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a form whose rules cannot be fetched is not sent, keeps what was typed and says what to do', async () => {
  const send = vi.fn();
  const toast = { title: '', text: '' };
  renderInSite(
    <Form
      rules={({ subscriptionSchema }) => subscriptionSchema}
      defaultValues={{ email: '' }}
      submission={{ send, success: toast, failure: toast }}
      label="Subscribe"
    >
      <TextField name="email" label="Email" autoComplete="email" />
      <button type="submit">Send</button>
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'elena@example.com' } });
  fireEvent.click(screen.getByText('Send'));
  expect(
    await screen.findByText(
      'The form could not be checked. Please check your connection and try again, or call (561) 555-0147.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('elena@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
  await waitFor(() => expect(screen.getByText('Send')).toBeEnabled());
  expect(send).not.toHaveBeenCalled();
});
