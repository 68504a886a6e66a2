import { submissionDefinitions, submissionKinds } from '@jeweler/core/submissions';
import type { ArrivedSubmission } from '../../shared/ipc-contract.ts';
import { type Notice, topicPaths } from './notice.ts';

/** Maximum number of names in one notification; the rest is given as a number. */
const MAX_NAMES = 3;
/** Replaces all names on a locked console, whose notifications anybody can read. */
const LOCKED = 'Unlock the console to see more.';

const listSome = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  const rest = names.length - MAX_NAMES;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
};

export const filesNotice = (names: readonly string[], { isLocked }: { isLocked: boolean }): Notice => ({
  topic: 'files',
  title: names.length === 1 ? 'A file has arrived' : `${names.length} files have arrived`,
  body: isLocked ? LOCKED : listSome(names),
  path: topicPaths.files,
  isSilent: true,
});

/** '2 messages, 1 quote request' */
const countedKinds = (submissions: readonly ArrivedSubmission[]): string =>
  submissionKinds
    .map((kind) => {
      const { one, many } = submissionDefinitions[kind].noun;
      const count = submissions.filter((each) => each.kind === kind).length;
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
    })
    .filter(Boolean)
    .join(', ');

/** The notification for new submissions, and photos for earlier ones: their kinds, and names only if the user wants to see who sent them. */
export const submissionsNotice = (
  arrived: readonly ArrivedSubmission[],
  { isLocked, showsNames }: { isLocked: boolean; showsNames: boolean },
): Notice => {
  // Photos may have come to one that is new itself.
  const submissions = arrived.filter(
    ({ reference, isPhotos }, index) =>
      !isPhotos || arrived.findIndex((each) => each.reference === reference) === index,
  );
  const count = submissions.length;
  const [first] = submissions;
  const isOne = count === 1 && first !== undefined;
  const arePhotos = submissions.every(({ isPhotos }) => isPhotos);
  const one = isOne ? submissionDefinitions[first.kind].noun.one : '';
  const usual = isOne ? 'Open the console to read it.' : countedKinds(submissions);
  const named = showsNames ? listSome(submissions.map(({ sender }) => sender)) : usual;
  return {
    topic: 'submissions',
    title: arePhotos
      ? `New photos with ${isOne ? `the ${one}` : `${count} requests`}`
      : isOne
        ? `A new ${one}`
        : `${count} new requests`,
    body: isLocked ? LOCKED : named,
    path: isOne ? `${topicPaths.submissions}/${first.reference.toLowerCase()}` : topicPaths.submissions,
    references: isLocked ? [] : submissions.map(({ reference }) => reference),
  };
};

/** The number of unread submissions as text, for tooltips, menus and screen readers. */
export const unreadText = (count: number): string =>
  `${count.toLocaleString('en-US')} unread ${count === 1 ? 'request' : 'requests'}`;
