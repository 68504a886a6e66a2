import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asked before text is lost that is kept nowhere else. */
export const DiscardQuestion = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => (
  <ConfirmDialog
    title="Discard what you typed?"
    answer="Discard"
    busy={false}
    onAnswer={onDiscard}
    onClose={onKeep}
  >
    <p>It has not been saved.</p>
  </ConfirmDialog>
);
