import { chakra, Textarea } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';

/** Fallback when the clipboard is unavailable: shows the text, selected, to be copied manually. */
export const CopyByHand = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <DialogFrame
      title="The clipboard could not be used"
      narrow
      onClose={onClose}
      initialFocus={() => field.current}
    >
      <chakra.div display="grid" gap="4" p="panel">
        <p>
          Nothing was copied. The text is selected below: copy it with Ctrl+C (on a Mac ⌘C, on a phone press
          and hold).
        </p>
        <Textarea
          ref={field}
          readOnly
          minHeight="14rem"
          whiteSpace="pre"
          aria-label="Text to copy"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </chakra.div>
    </DialogFrame>
  );
};
