import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';
import { PanelBody } from '../../shared/ui/layout.ts';
import { handbook } from './handbook.ts';
import { Prose, toElements } from './help-text.tsx';

/** The handbook's page about keys, over the screen that they are pressed on. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const page = handbook.find(({ name }) => name === 'keyboard-shortcuts');
  return (
    <DialogFrame title={page?.title ?? ''} narrow onClose={onClose}>
      <PanelBody>
        <Prose>{toElements(page?.content)}</Prose>
      </PanelBody>
    </DialogFrame>
  );
};
