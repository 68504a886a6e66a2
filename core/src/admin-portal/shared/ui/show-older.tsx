import { Button } from './button.tsx';
import { ToolRow } from './tool-row.tsx';

interface ShowOlderProps {
  /** Undefined at the end of the list. */
  onShow: (() => unknown) | undefined;
  isFetching: boolean;
}

/** The button below a list that is sorted newest first. */
export const ShowOlder = ({ onShow, isFetching }: ShowOlderProps) =>
  onShow ? (
    <ToolRow py="4">
      <Button aria-disabled={isFetching} onClick={() => void onShow()}>
        Show older ones
      </Button>
    </ToolRow>
  ) : null;
