import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Content-Security-Policy of answers that are no documents: nothing in them may load or run anything. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * Helmet's header set as plain values, computed once because cached answers carry them ready-made.
 * The Content-Security-Policy is not among them: it differs by kind of answer.
 * Strict-Transport-Security is sent only when the site's public address is https.
 */
export const securityHeaders = (siteOrigin: string): Record<string, string> => {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  const setAll = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Other sites learn nothing; our own forms may still tell which page they were sent from.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: siteOrigin.startsWith('https:'),
  });
  // Helmet touches nothing but setHeader and removeHeader of the response.
  setAll({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
};
