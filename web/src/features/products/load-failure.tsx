import { Button } from '../../components/actions/button.tsx';
import { Lead } from '../../components/text/label.tsx';

/** Shown in place of products that could not be fetched. */
export const LoadFailure = ({ retry }: { retry: () => void }) => (
  <div role="status">
    <Lead>The pieces could not be fetched just now. Your connection may have been interrupted.</Lead>
    <Button variant="line" onClick={retry} css={{ marginTop: '6' }}>
      Try again
    </Button>
  </div>
);
