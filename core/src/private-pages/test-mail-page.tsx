/** @jsxRuntime automatic */
import { type PrivatePage, renderStaffPage } from './private-page.tsx';

/** Behind the button of a test mail. Only its own button notes anything: programs follow links too. */
export const renderTestMailPage = (): PrivatePage =>
  renderStaffPage(
    'Your test email',
    <>
      <p>Press the button if you have read the test email. The portal then knows that emails arrive.</p>
      <form method="post">
        <button type="submit">It has arrived</button>
      </form>
    </>,
  );

export const renderTestMailReceived = (): PrivatePage =>
  renderStaffPage('Emails arrive', <p role="status">This is noted. You can close this page.</p>);

/** For a link that is not that of the last test mail. */
export const renderNoTestMail = (): PrivatePage =>
  renderStaffPage(
    'This link does not work',
    <p>There is a newer test email, or a part of the address is missing. Please open the newest one.</p>,
  );
