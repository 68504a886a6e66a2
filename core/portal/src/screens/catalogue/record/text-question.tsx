import { chakra } from '@chakra-ui/react';
import type { RecordKind } from '@jeweler/core/schemas';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import type { Editing } from '../editor/use-editing.ts';

/** Whether a description that has stayed fits the picture that has taken the place of another: asked once for each. */
export const useTextQuestion = (kind: RecordKind, { changed, mine }: Editing) => {
  const [asked, setAsked] = useState<string>();
  const [answered, setAnswered] = useState<string>();
  const { image_url: picture = '', alt = '' } = mine;
  const isOther = changed.includes('image_url') && !changed.includes('alt');
  const isOpen = kind === 'site-pictures' && isOther && alt !== '' && answered !== picture;
  return {
    isOpen,
    isAsked: isOpen && asked === picture,
    ask: () => setAsked(picture),
    answer: () => setAnswered(picture),
  };
};

export const TextQuestion = ({ onFits, onChange }: { onFits: () => void; onChange: () => void }) => {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="3" padding="4" bg="admin.sunken">
      <p id={id}>The picture is another one. Does its description still fit?</p>
      <Flow>
        <Button autoFocus variant="solid" onClick={onFits}>
          It still fits, save
        </Button>
        <Button onClick={onChange}>Change the description</Button>
      </Flow>
    </chakra.div>
  );
};
