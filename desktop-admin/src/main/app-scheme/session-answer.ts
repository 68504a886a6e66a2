import { tryTo } from '@jeweler/core/format';
import {
  type AdminSession,
  adminSessionSchema,
  type SignedInAdmin,
  signedInAdminSchema,
} from '@jeweler/core/schemas';

const isJson = ({ headers }: Response): boolean =>
  /^application\/json\b/.test(headers.get('content-type') ?? '');

const bearsToken = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && 'token' in content;

interface SessionAnswerDeps {
  /** Opens a session, and returns the version for the page. Throws if the console has left its server meanwhile. */
  readonly open: (session: AdminSession) => AdminSession;
  /** Called with what the server says of itself and of the session's owner. */
  readonly learnAdmin: (admin: SignedInAdmin) => unknown;
  /** Called with what the server answers about today. */
  readonly keepToday: (today: unknown) => unknown;
}

/**
 * The response body for the page if the response concerns the session or today; undefined, with the response
 * untouched, for all others. A token issued by the server (for `POST /api/admin/login`, or wherever else it
 * opens a session) stays in main, and the page gets a handle. Throws if the token is not in SPEC's format.
 */
export const readSessionAnswer = async (
  { url, method }: Pick<Request, 'url' | 'method'>,
  answer: Response,
  { open, learnAdmin, keepToday }: SessionAnswerDeps,
): Promise<string | undefined> => {
  const { pathname } = new URL(url);
  const opens = method === 'POST' && pathname.startsWith('/api/admin/');
  const tells = method === 'GET' && pathname === '/api/admin/session';
  const isToday = method === 'GET' && pathname === '/api/admin/today';
  if (!answer.ok || !isJson(answer) || !(opens || tells || isToday)) return undefined;
  const text = await answer.text();
  const content: unknown = tryTo(() => JSON.parse(text));
  if (opens && bearsToken(content)) {
    return JSON.stringify({ ...content, ...open(adminSessionSchema.parse(content)) });
  }
  if (isToday && content !== undefined) keepToday(content);
  const admin = signedInAdminSchema.safeParse(content);
  if (tells && admin.success) learnAdmin(admin.data);
  return text;
};
