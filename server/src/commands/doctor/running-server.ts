import { deepHealthSchema, healthSchema } from '@jeweler/core/schemas';
import { version } from '../../../package.json' with { type: 'json' };
import { type Config, isLocalSite } from '../../config.ts';
import { leadsHere } from '../../ready/is-reachable.ts';
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
  const health = healthSchema.safeParse(await response.json().catch(() => undefined)).data;
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
  return (await leadsHere(siteUrl))
    ? ok(`${siteUrl} leads to the server`)
    : fault(
        `${siteUrl} does not lead from this computer to the server. Check the name, the certificate and the reverse proxy, and whether it redirects: SITE_URL is the address where visitors arrive.`,
      );
};
