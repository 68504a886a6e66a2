import { chakra } from '@chakra-ui/react';
import { wholeDay } from '../../shared/day-labels.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useSecondFactor } from '../../shared/session/use-session.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

/** Before the day from which everybody needs a second factor, for whoever has none. */
export const SecondFactorNotice = () => {
  const factor = useSecondFactor();
  if (!factor?.from || factor.since !== null) return null;
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="3"
      paddingInline={{ base: '4', lg: '6' }}
      paddingBlock="2"
      bg="admin.selected"
      borderBottom="1px solid"
      borderColor="admin.rule"
      _print={{ display: 'none' }}
    >
      <Icon name="info" color="admin.accent" />
      <span>
        From {wholeDay(factor.from)}, everybody needs a second factor.{' '}
        <TextLink to={portalPaths.account}>Set yours up</TextLink>
      </span>
    </chakra.p>
  );
};
