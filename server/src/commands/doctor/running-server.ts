import { deepHealthSchema, healthSchema } from '@jeweler/core/schemas';
import { version } from '../../../package.json' with { type: 'json' };
import { type Config, isLocalSite } from '../../config.ts';
import { type Finding, fault, fromHealth, note, ok } from './finding.ts';

/** Timeout for a response; the deep health check of a server takes four seconds at most. */
const TIMEOUT_MS = 8000;

const get = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Why there was no response: the system's error code if there is one. */
const getReason = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

const healthIn = async (response: Response) =>
  healthSchema.safeParse(await response.json().catch(() => undefined)).data;

/** The server that should run on this computer: whether it answers, is healthy, and is of this version. */
export const checkServer = async ({ host, port }: Config): Promise<Finding | Finding[]> => {
  const name =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const url = `http://${name}:${port}`;
  let response: Response;
  try {
    response = await get(`${url}/api/health`);
  } catch (error) {
    const reason = getReason(error);
    return reason === 'ECONNREFUSED'
      ? note(`is not running: nothing answers at ${url}. To start it: npm start`)
      : fault(`does not answer at ${url} (${reason}). Restart it.`);
  }
  const health = await healthIn(response);
  if (health?.name !== 'jeweler')
    return fault(`another program answers at ${url}. Close it, or set PORT to another number.`);
  if (health.version !== version)
    return fault(`version ${health.version} is running, but ${version} is installed. Restart it.`);
  const answer = await get(`${url}/api/health?deep=1`);
  const deep = deepHealthSchema.safeParse(await answer.json());
  if (!deep.success) return fault('an older build than the installed one is running. Restart it.');
  if (deep.data.status === 'ok') return ok(`answers at ${url}, and everything it needs works`);
  const checks = Object.entries(deep.data.checks).filter(([, check]) => !check.ok);
  return checks.map(([part, check]) => fromHealth(check, `Server, ${part}`));
};

/** The address that visitors use: whether it leads to this server. */
export const checkPublicAddress = async ({ siteUrl }: Config): Promise<Finding> => {
  if (isLocalSite(siteUrl))
    return note(
      `SITE_URL is ${siteUrl}, which only this computer can reach. For visitors, set it to the public address; with a reverse proxy in front, set TRUST_PROXY to 1, and let it send X-Forwarded-For`,
    );
  let response: Response;
  try {
    response = await get(`${siteUrl}/api/health`);
  } catch (error) {
    return fault(
      `${siteUrl} cannot be reached from this computer (${getReason(error)}). Check the name, the certificate and the reverse proxy.`,
    );
  }
  const leadsTo = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && leadsTo !== null)
    return fault(
      `${siteUrl} redirects to ${new URL(leadsTo, siteUrl).origin}. Set SITE_URL to the address where visitors arrive.`,
    );
  return (await healthIn(response))?.name === 'jeweler'
    ? ok(`${siteUrl} leads to the server`)
    : fault(
        `${siteUrl} answers ${response.status}, but not as this server. Let the reverse proxy pass everything on to it.`,
      );
};
