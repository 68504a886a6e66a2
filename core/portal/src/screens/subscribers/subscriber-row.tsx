import { Badge, chakra } from '@chakra-ui/react';
import { askToConfirm } from '@jeweler/core/api';
import type { Subscriber } from '@jeweler/core/submissions';
import { requestPath } from '../../shared/paths.ts';
import { useNameOf } from '../../shared/session/use-session.ts';
import { longTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Quiet } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useChange } from '../../shared/use-change.ts';
import { subscriberSentence, subscriberStateLabels } from './labels.ts';

const Summary = chakra('summary', {
  base: { width: 'fit-content', minHeight: '2rem', alignContent: 'center', cursor: 'pointer' },
});

/** The text and time of the consent, which the shop has to be able to prove. */
const Consent = ({ subscriber: { consentAt, consentText, reference } }: { subscriber: Subscriber }) => (
  <chakra.details fontSize="small" color="admin.quiet">
    <Summary>Consent</Summary>
    <p>
      <span>{`Given ${longTime(consentAt)}`}</span>
      {reference === null ? null : (
        <>
          {' with '}
          <TextLink to={requestPath(reference)}>{reference}</TextLink>
        </>
      )}
      : “{consentText}”
    </p>
  </chakra.details>
);

interface SubscriberRowProps {
  subscriber: Subscriber;
  onUnsubscribe: () => void;
}

/** One subscriber: state, since when, and a button to unsubscribe. */
export const SubscriberRow = ({ subscriber, onUnsubscribe }: SubscriberRowProps) => {
  const { email, state, bounceReason, unsubscribedBy } = subscriber;
  const nameOf = useNameOf();
  return (
    <chakra.li tabIndex={-1} _focusVisible={{ outlineOffset: '-2px' }}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" flex="1 1 16rem" minWidth="0">
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <chakra.span fontWeight="strong" maxWidth="full">
            {email}
          </chakra.span>
          <Badge>{subscriberStateLabels[state]}</Badge>
        </chakra.p>
        <Quiet>
          {subscriberSentence({ ...subscriber, unsubscribedBy: unsubscribedBy && nameOf(unsubscribedBy) })}
        </Quiet>
        {state === 'bounced' && bounceReason !== null ? (
          <Quiet color="admin.error">{bounceReason}</Quiet>
        ) : null}
        <Consent subscriber={subscriber} />
      </chakra.div>
      {state === 'unconfirmed' || state === 'bounced' ? <AskButton subscriber={subscriber} /> : null}
      {state === 'unsubscribed' ? null : (
        <Button aria-label={`Unsubscribe ${email}`} onClick={onUnsubscribe}>
          Unsubscribe
        </Button>
      )}
    </chakra.li>
  );
};

/** Resends the confirmation mail; the server allows one per day. */
const AskButton = ({ subscriber: { id, email } }: { subscriber: Subscriber }) => {
  const { busy, report } = useChange();
  const ask = () =>
    report((http) => askToConfirm(http, id), {
      done: { title: 'Confirmation resent', text: `The email to ${email} is listed under Outgoing mail.` },
      failed: 'The confirmation was not resent',
    });
  return (
    <Button aria-label={`Resend confirmation to ${email}`} aria-disabled={busy} onClick={() => void ask()}>
      Resend confirmation
    </Button>
  );
};
