import { chakra } from '@chakra-ui/react';
import { Button } from '../../shared/ui/button.tsx';

interface SaveRowProps {
  /** Whether anything differs from what is saved. */
  isChanged: boolean;
  isSaving: boolean;
  label?: string | undefined;
  /** Said after saving, where no other message says so. */
  saved?: string | undefined;
}

/** The button of a settings form, which can be used once something has changed, and whether something has. */
export const SaveRow = ({ isChanged, isSaving, label = 'Save', saved }: SaveRowProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
    {/* Not `disabled`, so that it keeps the focus after saving. */}
    <Button type="submit" variant="solid" aria-disabled={!isChanged || isSaving}>
      {isSaving ? 'Saving...' : label}
    </Button>
    {isChanged ? <chakra.span color="admin.quiet">There are unsaved changes.</chakra.span> : null}
    {saved === undefined ? null : <span role="status">{isChanged ? '' : saved}</span>}
  </chakra.div>
);
