import { isJson, parseJson } from './session-answer.ts';

/**
 * The response body for the page if the response is the one about today, which is passed to `keep` on its way;
 * undefined, with the response untouched, for all others.
 */
export const readTodayAnswer = async (
  { url, method }: Pick<Request, 'url' | 'method'>,
  answer: Response,
  keep: (today: unknown) => void,
): Promise<string | undefined> => {
  const isToday = method === 'GET' && new URL(url).pathname === '/api/admin/today';
  if (!isToday || !answer.ok || !isJson(answer)) return undefined;
  const text = await answer.text();
  const today = parseJson(text);
  if (today !== undefined) keep(today);
  return text;
};
