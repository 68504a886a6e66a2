import { wholeDay } from '../../shared/day-labels.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useSecondFactor } from '../../shared/session/use-session.ts';
import { Message } from '../../shared/ui/message.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';

/** Before the day from which everybody needs a second factor, for whoever has none. */
export const SecondFactorNotice = () => {
  const factor = useSecondFactor();
  if (!factor?.from || factor.since !== null) return null;
  return (
    <Message status="info" borderRadius="0" _print={{ display: 'none' }}>
      From {wholeDay(factor.from)}, everybody needs a second factor.{' '}
      <TextLink to={portalPaths.account}>Set yours up</TextLink>
    </Message>
  );
};
