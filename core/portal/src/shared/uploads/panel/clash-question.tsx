import { chakra } from '@chakra-ui/react';
import { formatFileSize } from '@jeweler/core/format';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { LibraryUploads } from '../library-uploads.ts';
import type { ClashAnswer, UploadItem } from '../upload-item.ts';

interface ClashQuestionProps {
  /** Files whose names are taken; the first is asked about. */
  asking: readonly UploadItem[];
  /** Files of its batch that may be asked about later. */
  others: number;
  onAnswer: LibraryUploads['answer'];
}

const answers: readonly { answer: ClashAnswer; label: string }[] = [
  { answer: 'replace', label: 'Replace' },
  { answer: 'keep', label: 'Keep both' },
  { answer: 'skip', label: 'Skip' },
];

/** What to do with a file whose name is taken, and on demand with all others of its batch. */
export const ClashQuestion = ({ asking, others, onAnswer }: ClashQuestionProps) => {
  const [forAll, setForAll] = useState(false);
  const questionId = useId();
  const [item] = asking;
  if (item?.phase.state !== 'asking') return null;
  const { path, size, freeName } = item.phase.clash;
  return (
    <chakra.div
      role="group"
      aria-labelledby={questionId}
      display="grid"
      gap="2"
      px="4"
      py="3"
      bg="admin.selected"
      borderTop="rule"
    >
      <chakra.p id={questionId} overflowWrap="anywhere">
        <chakra.span fontWeight="medium" dir="auto">
          {path}
        </chakra.span>
        {` already exists with different content (${formatFileSize(size)}; yours has ${formatFileSize(item.size)}). With Keep both, yours becomes ${freeName}.`}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {answers.map(({ answer, label }) => (
          <Button key={answer} onClick={() => onAnswer(item.id, answer, { forAll })}>
            {label}
          </Button>
        ))}
      </chakra.div>
      {others > 0 ? (
        <Checkbox checked={forAll} onChange={setForAll}>
          Do the same for the remaining files
        </Checkbox>
      ) : null}
    </chakra.div>
  );
};
