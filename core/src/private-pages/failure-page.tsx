/** @jsxRuntime automatic */
import { drawPrivatePage } from './private-page.tsx';

/** Said where a request failed; nothing was changed. `message` is a whole sentence. */
export const drawFailurePage = (message: string): string =>
  drawPrivatePage(
    'That did not work',
    <>
      <p role="alert">{message}</p>
      <p>Nothing was changed. If it cannot wait, please call or write to us.</p>
    </>,
  );
