import { consoleProgram } from '@jeweler/core/business';
import { referenceSchema } from '@jeweler/core/submissions';
import { topicPaths } from '../desktop/notice.ts';

/** Places of the portal that a link can name. */
const places = {
  today: '/admin/dashboard',
  requests: topicPaths.submissions,
  agenda: '/admin/agenda',
  media: '/admin/media',
  files: topicPaths.files,
} as const;

/** Longer than any link that exists, in characters. */
const MAX_LENGTH = 100;
const LINK = new RegExp(`^${consoleProgram.scheme}://(?<place>[a-z]+)(?:/(?<record>[a-z0-9-]+))?/?$`, 'i');

export type ConsoleLink =
  | { readonly action: 'open'; readonly path: string }
  /** Locks the window: harmless, whoever wrote the link. */
  | { readonly action: 'lock' };

const isPlace = (name: string): name is keyof typeof places => Object.hasOwn(places, name);

/**
 * What a link of the console's own scheme asks for; undefined for anything but the few links that there are.
 * Any web page or mail can contain one, so it names a place and nothing else: no server, no query, no change.
 */
export const parseConsoleLink = (link: string): ConsoleLink | undefined => {
  if (link.length > MAX_LENGTH) return undefined;
  const { place, record } = LINK.exec(link)?.groups ?? {};
  const name = place?.toLowerCase() ?? '';
  if (record === undefined) {
    if (name === 'lock') return { action: 'lock' };
    return isPlace(name) ? { action: 'open', path: places[name] } : undefined;
  }
  if (name !== 'requests') return undefined;
  const reference = referenceSchema.safeParse(record);
  return reference.success
    ? { action: 'open', path: `${places.requests}/${reference.data.toLowerCase()}` }
    : undefined;
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
