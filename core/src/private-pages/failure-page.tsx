/** @jsxRuntime automatic */
import { renderPrivatePage } from './private-page.tsx';

/** Shown when a request failed; nothing was changed. `message` is a complete sentence. */
export const renderFailurePage = (message: string): string =>
  renderPrivatePage(
    'That did not work',
    <>
      <p role="alert">{message}</p>
      <p>Nothing was changed. If it cannot wait, please call or write to us.</p>
    </>,
  );
