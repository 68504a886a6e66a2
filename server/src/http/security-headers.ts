import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Content-Security-Policy of responses that are not documents: nothing in them may load or run anything. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * Helmet's headers as plain values, computed once because cached responses contain them. They do not include
 * Content-Security-Policy, which depends on the kind of response. Strict-Transport-Security is sent only when
 * the site's public address is https.
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
    // Other sites get no referrer; our own forms still report the page they were sent from.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: siteOrigin.startsWith('https:'),
  });
  // Helmet uses only setHeader and removeHeader of the response.
  setAll({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
};
