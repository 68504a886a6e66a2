import { chakra } from '@chakra-ui/react';
import { useBackups } from '../../shared/backups.ts';
import { portalPaths } from '../../shared/paths.ts';
import { Message } from '../../shared/ui/message.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

/** Warns when the automatic copies fail or have not been checked for two days; otherwise renders nothing. */
export const BackupWarning = () => {
  const warning = useBackups().data?.warning;
  if (!warning) return null;
  return (
    <Message
      role="status"
      status="error"
      px={{ base: '4', lg: '5' }}
      py="4"
      border="1px solid"
      borderColor="admin.error"
      borderRadius="admin"
      bg="admin.panel"
      overflowWrap="anywhere"
    >
      <chakra.strong fontWeight="strong">{warning}</chakra.strong>{' '}
      <TextLink to={`${portalPaths.settings}#backups`}>See the backups</TextLink>
    </Message>
  );
};
