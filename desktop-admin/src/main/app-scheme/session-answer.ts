import { tryTo } from '@jeweler/core/format';
import { adminSessionSchema, type SignedInAdmin, signedInAdminSchema } from '@jeweler/core/schemas';
import type { ServerSession } from '../server-session.ts';

const isJson = ({ headers }: Response): boolean =>
  /^application\/json\b/.test(headers.get('content-type') ?? '');

const bearsToken = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && 'token' in content;

interface SessionAnswerDeps {
  readonly session: Pick<ServerSession, 'open'>;
  /** Whether the console is still connected to the server that answers. */
  readonly isPresent: () => boolean;
  /** Called with what the server says of itself and of the session's owner. */
  readonly learnAdmin: (admin: SignedInAdmin) => void;
  /** Called with what the server answers about today. */
  readonly keepToday: (today: unknown) => void;
}

/**
 * The response body for the page if the response concerns the session or today; undefined, with the response
 * untouched, for all others. A token issued by the server (for `POST /api/admin/login`, or wherever else it
 * opens a session) stays in main, and the page gets a handle. Throws if the token is not in SPEC's format, and if the
 * console has left the server that answers: its token would be sent to the next one.
 */
export const readSessionAnswer = async (
  { url, method }: Pick<Request, 'url' | 'method'>,
  answer: Response,
  { session, isPresent, learnAdmin, keepToday }: SessionAnswerDeps,
): Promise<string | undefined> => {
  const { pathname } = new URL(url);
  const opens = method === 'POST' && pathname.startsWith('/api/admin/');
  const tells = method === 'GET' && pathname === '/api/admin/session';
  const isToday = method === 'GET' && pathname === '/api/admin/today';
  if (!answer.ok || !isJson(answer) || !(opens || tells || isToday)) return undefined;
  const text = await answer.text();
  if (!isPresent()) throw new Error('The console is connected to another server.');
  const content: unknown = tryTo(() => JSON.parse(text));
  if (opens && bearsToken(content)) {
    return JSON.stringify({ ...content, ...session.open(adminSessionSchema.parse(content)) });
  }
  if (isToday && content !== undefined) keepToday(content);
  const admin = signedInAdminSchema.safeParse(content);
  if (tells && admin.success) learnAdmin(admin.data);
  return text;
};
