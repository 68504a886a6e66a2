import type { Notice } from '@jeweler/core/ui/unstyled';
import { styled } from '#styled-system/jsx';
import { toast } from '#styled-system/recipes';
import { IconButton } from '../actions/icon-button.tsx';

const Card = styled('div', toast);

/** A notice that does not need the toast area's code; stays until it is closed or replaced. */
export const PlainNotice = ({ tone, title, text, onClose }: Notice & { onClose: () => void }) => {
  const close = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <Card
      data-ground="dark"
      data-type={tone}
      position="fixed"
      right="4"
      bottom="4"
      zIndex="toast"
      pointerEvents="auto"
    >
      <styled.div gridColumn="1 / 3" paddingBlock="0.5" fontSize="small" lineHeight="1.45">
        <strong>{title}</strong>
        <p>{text}</p>
      </styled.div>
      <IconButton
        icon="close"
        label="Dismiss notification"
        marginBlock="-2"
        marginRight="-2"
        onClick={close}
      />
    </Card>
  );
};
