import { chakra } from '@chakra-ui/react';
import { type SubmissionItem, submissionDefinitions } from '@jeweler/core/submissions';
import { requestPath } from '../../../shared/paths.ts';
import { longTime } from '../../../shared/times.ts';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { statusLabels } from '../../../submissions/labels.ts';

/** Other submissions by the same person, matched by email address or phone number. */
export const Related = ({ submissions }: { submissions: readonly SubmissionItem[] }) => (
  <chakra.ul listStyle="none" display="grid" gap="3">
    {submissions.map(({ reference, kind, status, summary, receivedAt }) => (
      <li key={reference}>
        <TextLink to={requestPath(reference)}>
          <span>{submissionDefinitions[kind].label.one}</span>
          {summary === '' ? null : (
            <>
              {': '}
              <bdi>{summary}</bdi>
            </>
          )}
        </TextLink>
        <chakra.span display="block" color="admin.quiet" fontSize="small">
          {`${longTime(receivedAt)}, ${statusLabels[status].toLowerCase()}`}
        </chakra.span>
      </li>
    ))}
  </chakra.ul>
);
