import { consoleProgram } from '@jeweler/core/business';
import { referenceSchema } from '@jeweler/core/submissions';
import { topicPaths } from '../desktop/notice.ts';
import { log } from '../log.ts';

/** Places of the portal that a link can name, and the lock. */
const places = {
  today: '/admin/dashboard',
  requests: topicPaths.submissions,
  agenda: '/admin/agenda',
  media: '/admin/media',
  files: topicPaths.files,
  lock: 'lock',
} as const;

/** Longer than any link that exists, in characters. */
const MAX_LENGTH = 100;
const LINK = new RegExp(`^${consoleProgram.scheme}://(?<place>[a-z]+)(?:/(?<record>[a-z0-9-]+))?/?$`, 'i');

const isPlace = (name: string): name is keyof typeof places => Object.hasOwn(places, name);

/**
 * What a link of the console's own scheme asks for: a path of the portal, or `lock`, which is harmless, whoever wrote the
 * link. Undefined for anything but the few links that there are: any web page or mail can contain one, so it names a place
 * and nothing else, no server, no query, no change.
 */
export const parseConsoleLink = (link: string): string | undefined => {
  if (link.length > MAX_LENGTH) return undefined;
  const { place, record } = LINK.exec(link)?.groups ?? {};
  const name = place?.toLowerCase() ?? '';
  if (record === undefined) return isPlace(name) ? places[name] : undefined;
  const { data } = referenceSchema.safeParse(record);
  return name === 'requests' && data ? `${places.requests}/${data.toLowerCase()}` : undefined;
};

/** The link that leads to one of these places, or to a request, by their path. */
export const linkTo = (path: string): string => {
  const place = Object.keys(places).find((name) => isPlace(name) && places[name] === path);
  return `${consoleProgram.scheme}://${place ?? path.replace(places.requests, 'requests')}`;
};

/**
 * The link among the arguments that the program was started with, on Windows and Linux. Chromium adds its own
 * arguments and changes their order.
 */
export const linkInArguments = (argv: readonly string[]): string | undefined =>
  argv.find((each) => each.toLowerCase().startsWith(`${consoleProgram.scheme}:`));

/** The running console, as far as links use it. */
export interface LinkTarget {
  readonly show: () => void;
  /** Opens a path of the portal, after the lock and the sign-in. */
  readonly openPath: (path: string) => void;
  readonly lock: () => void;
}

/** Carries out a link; any other text shows the window, as starting the program again does. */
export const follow = (link: string | undefined, { show, openPath, lock }: LinkTarget): void => {
  const asked = link === undefined ? undefined : parseConsoleLink(link);
  if (link !== undefined && asked === undefined) log.warn('A link to the console was not understood.');
  if (asked === places.lock) lock();
  else if (asked === undefined) show();
  else openPath(asked);
};
