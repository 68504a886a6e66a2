import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';

const Text = chakra('textarea', {
  base: {
    width: 'full',
    minHeight: '14rem',
    p: '3',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    bg: 'admin.canvas',
    color: 'admin.fg',
    fontSize: 'body',
    lineHeight: '1.5',
    whiteSpace: 'pre',
    resize: 'vertical',
  },
});

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
      <chakra.div display="grid" gap="4" p={{ base: '4', lg: '5' }}>
        <p>
          Nothing was copied. The text is selected below: copy it with Ctrl+C (on a Mac ⌘C, on a phone press
          and hold).
        </p>
        <Text
          ref={field}
          readOnly
          aria-label="Text to copy"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </chakra.div>
    </DialogFrame>
  );
};
