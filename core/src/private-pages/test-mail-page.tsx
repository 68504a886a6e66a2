/** @jsxRuntime automatic */
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';

const FOR_STAFF = { isForStaff: true };

/** Behind the button of a test mail. Only its own button notes anything: programs follow links too. */
export const renderTestMailPage = (address: string): PrivatePage =>
  renderPrivatePage(
    'Your test email',
    <>
      <p>Press the button if you have read the test email. The portal then knows that emails arrive.</p>
      <form method="post" action={address}>
        <button type="submit">It has arrived</button>
      </form>
    </>,
    FOR_STAFF,
  );

export const renderTestMailReceived = (): PrivatePage =>
  renderPrivatePage('Emails arrive', <p role="status">This is noted. You can close this page.</p>, FOR_STAFF);

/** For a link that is not that of the last test mail. */
export const renderNoTestMail = (): PrivatePage =>
  renderPrivatePage(
    'This link does not work',
    <p>There is a newer test email, or a part of the address is missing. Please open the newest one.</p>,
    FOR_STAFF,
  );
