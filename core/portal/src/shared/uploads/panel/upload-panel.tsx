import { chakra } from '@chakra-ui/react';
import { formatFileSize } from '@jeweler/core/format';
import { useAtomValue } from 'jotai';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Announcement } from '../../data-list/announcement.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Uploads } from '../create-uploads.ts';
import type { LibraryUploads } from '../library-uploads.ts';
import { type ClashAnswer, summarize, type UploadItem, type UploadProgress } from '../upload-item.ts';
import { uploadItemsAtom } from '../upload-state.ts';
import { loadUploadsAtom } from '../use-upload.ts';
import { ProgressBar } from './progress-bar.tsx';
import { UploadRow } from './upload-row.tsx';

const Frame = chakra('section', {
  base: { bg: 'admin.panel', color: 'admin.fg', fontSize: 'nav', minWidth: '0' },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '3.5rem',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    '& h2': { flex: '1', minWidth: '0', fontSize: 'nav', fontWeight: 'medium', lineHeight: 'snug' },
  },
});

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** The panel's title: 'Uploading 3 of 12 files', '11 uploaded, 1 failed'. */
const summaryTitle = ({ unfinished, done, failed, skipped }: UploadProgress): string => {
  if (unfinished > 0) return `Uploading: ${done} of ${files(done + unfinished)} done`;
  const parts = [
    ...(done > 0 ? [`${files(done)} uploaded`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  return parts.join(', ');
};

/** What screen readers say: when uploads start, wait or end, not while they advance. */
const announcement = (progress: UploadProgress): string => {
  const { unfinished, done, asking, paused } = progress;
  if (asking > 0) return 'The name of a file is taken. Uploads: replace, keep both, or skip?';
  if (paused) return 'Uploads are paused and will continue automatically.';
  if (unfinished > 0) return `Uploading ${files(unfinished + done)}.`;
  return summaryTitle(progress);
};

const useUploads = (): Uploads | undefined => {
  const load = useAtomValue(loadUploadsAtom);
  const [uploads, setUploads] = useState<Uploads>();
  useEffect(() => {
    load().then(setUploads, () => undefined);
  }, [load]);
  return uploads;
};

/** All uploads of this window: how far they are, what they ask, and what can be done about each. */
export const UploadPanel = () => {
  const items = useAtomValue(uploadItemsAtom);
  const uploads = useUploads();
  const [isOpen, setOpen] = useState(true);
  const [headingId, listId] = [useId(), useId()];
  const title = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  if (!uploads) return null;
  const { queue } = uploads;

  const progress = summarize(items);
  const { unfinished, sent, total, asking } = progress;
  const asked = items.filter(({ phase }) => phase.state === 'asking');
  const others = items.filter(
    ({ batch, phase }) => batch === asked[0]?.batch && phase.state !== 'done' && phase.state !== 'failed',
  );
  const isEmpty = items.length === 0;
  return (
    <Frame aria-labelledby={headingId} hidden={isEmpty}>
      <Announcement>{isEmpty ? '' : announcement(progress)}</Announcement>
      <Head>
        <chakra.h2 ref={title} tabIndex={-1} id={headingId} outline="none">
          {summaryTitle(progress)}
        </chakra.h2>
        {unfinished > 0 ? (
          <Button variant="bare" aria-label="Cancel all uploads" onClick={() => queue.cancelAll()}>
            Cancel all
          </Button>
        ) : (
          <IconButton icon="close" label="Close the list of uploads" onClick={() => queue.clear()} />
        )}
        <IconButton
          icon="down"
          label={isOpen ? 'Collapse uploads' : 'Expand uploads'}
          aria-expanded={isOpen}
          aria-controls={listId}
          rotate={isOpen ? undefined : '180deg'}
          onClick={() => setOpen(!isOpen)}
        />
      </Head>
      {unfinished > 0 ? <ProgressBar label="All uploads" value={total === 0 ? 0 : sent / total} /> : null}
      {asking > 0 ? (
        <ClashQuestion
          key={asked[0]?.id}
          asking={asked}
          others={others.length - 1}
          question={question}
          onAnswer={(...answer) => {
            flushSync(() => queue.answer(...answer));
            // The button has gone: to the words of the next question, which no second press answers unread.
            (question.current ?? title.current)?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <chakra.div
        id={listId}
        hidden={!isOpen}
        maxHeight={asking > 0 ? 'min(12rem, 25dvh)' : 'min(20rem, 45dvh)'}
        overflowY="auto"
      >
        <chakra.p px="4" paddingBottom="3" color="admin.quiet" fontSize="small">
          Everything in the library can be seen by whoever has its address.
        </chakra.p>
        <ul aria-label="Uploads">
          {items.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
        </ul>
      </chakra.div>
    </Frame>
  );
};

interface ClashQuestionProps {
  /** Files whose names are taken; the first is asked about. */
  asking: readonly UploadItem[];
  /** Files of its batch that may be asked about later. */
  others: number;
  question: Ref<HTMLParagraphElement>;
  onAnswer: LibraryUploads['answer'];
}

const answers: readonly { answer: ClashAnswer; label: string }[] = [
  { answer: 'replace', label: 'Replace' },
  { answer: 'keep', label: 'Keep both' },
  { answer: 'skip', label: 'Skip' },
];

/** What to do with a file whose name is taken, and on demand with all others of its batch. */
const ClashQuestion = ({ asking, others, question, onAnswer }: ClashQuestionProps) => {
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
      <chakra.p ref={question} tabIndex={-1} id={questionId} outline="none" overflowWrap="anywhere">
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
