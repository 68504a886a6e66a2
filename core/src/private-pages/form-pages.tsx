/** @jsxRuntime automatic */
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';

/** Shown when a form that was posted without scripts has been received, in the words of its toast. */
export const renderReceivedPage = (title: string, text: string): PrivatePage =>
  renderPrivatePage(
    title,
    <>
      <p role="status">{text}</p>
      <p>
        <a href="/">Back to our website</a>
      </p>
    </>,
  );

/** Shown when such a form was refused; each of `messages` is a complete sentence. */
export const renderRefusedPage = (messages: readonly string[]): PrivatePage =>
  renderPrivatePage(
    'Your form wasn’t sent',
    <>
      <div role="alert">
        {messages.map((message) => (
          <p key={message} className="error">
            {message}
          </p>
        ))}
      </div>
      <p>
        Press Back in your browser to change it and send it again: what you typed is still there. You can also
        call or write to us.
      </p>
    </>,
  );
