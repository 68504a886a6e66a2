import { Button } from './button.tsx';
import { ToolRow } from './tool-row.tsx';

interface ShowOlderProps {
  /** Absent when the list is at its end. */
  onShow: (() => unknown) | undefined;
  isFetching: boolean;
}

/** Under a list that begins with the newest. */
export const ShowOlder = ({ onShow, isFetching }: ShowOlderProps) =>
  onShow ? (
    <ToolRow py="4">
      <Button aria-disabled={isFetching} onClick={() => void onShow()}>
        Show older ones
      </Button>
    </ToolRow>
  ) : null;
