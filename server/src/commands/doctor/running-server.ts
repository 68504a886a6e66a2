import { deepHealthSchema, healthSchema } from '@jeweler/core/schemas';
import { version } from '../../../package.json' with { type: 'json' };
import { type Config, isLocalSite } from '../../config.ts';
import { type Finding, fault, fromHealth, note, ok } from './finding.ts';

/** Timeout for a response; the deep health check of a server takes four seconds at most. */
const TIMEOUT_MS = 8000;
/** Difference between the clocks above which one of them is wrong. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

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

/**
 * The address that visitors use: whether it leads to this server, the settings for a reverse proxy, the
 * clock.
 */
export const checkPublicAddress = async (config: Config): Promise<Finding[]> => {
  const { siteUrl, trustProxy } = config;
  if (isLocalSite(siteUrl)) {
    const text = `SITE_URL is ${siteUrl}, which only this computer can reach. For visitors, set it to the public address; with a reverse proxy in front, set TRUST_PROXY to 1, and let it send X-Forwarded-For`;
    return [note(text), note('not compared, because SITE_URL is on this computer', 'Clock')];
  }
  const proxy = proxyFinding(siteUrl, trustProxy);
  let response: Response;
  try {
    response = await get(`${siteUrl}/api/health`);
  } catch (error) {
    const text = `${siteUrl} cannot be reached from this computer (${getReason(error)}). Check the name, the certificate and the reverse proxy.`;
    return [fault(text), proxy, note('not compared, because SITE_URL does not answer', 'Clock')];
  }
  return [await addressFinding(response, siteUrl), proxy, clockFinding(response)];
};

const addressFinding = async (response: Response, siteUrl: string): Promise<Finding> => {
  const leadsTo = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && leadsTo !== null) {
    const target = URL.canParse(leadsTo, siteUrl) ? new URL(leadsTo, siteUrl).origin : leadsTo;
    return fault(`${siteUrl} redirects to ${target}. Set SITE_URL to the address where visitors arrive.`);
  }
  return (await healthIn(response))?.name === 'jeweler'
    ? ok(`${siteUrl} leads to the server`)
    : fault(
        `${siteUrl} answers ${response.status}, but not as this server. Let the reverse proxy pass everything on to it.`,
      );
};

/** This server speaks no https, so a proxy is in front of it. */
const proxyFinding = (siteUrl: string, trustProxy: number): Finding =>
  siteUrl.startsWith('https:') && trustProxy === 0
    ? fault(
        'a reverse proxy stands in front of the server, but TRUST_PROXY is 0: all visitors share one rate limit. Set TRUST_PROXY to the number of proxies (1 for one).',
        'Proxy',
      )
    : ok(`TRUST_PROXY is ${trustProxy}`, 'Proxy');

const clockFinding = ({ headers }: Response): Finding => {
  const there = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(there)) return note('not compared, because the answer from SITE_URL has no date', 'Clock');
  const difference = Date.now() - there;
  if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return ok('agrees with that of SITE_URL', 'Clock');
  const minutes = Math.round(Math.abs(difference) / 60_000);
  const side = difference > 0 ? 'ahead of' : 'behind';
  const text = `${minutes} minutes ${side} that of SITE_URL. Set the clock of this computer from the network.`;
  return fault(text, 'Clock');
};
