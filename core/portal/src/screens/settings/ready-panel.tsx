import { Badge, chakra } from '@chakra-ui/react';
import { markReady, sendTestMail } from '@jeweler/core/api';
import { READY_LIST, type ReadyCheck } from '@jeweler/core/schemas';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { portalPaths } from '../../shared/paths.ts';
import { readyCount, useReady } from '../../shared/ready.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Flow, Quiet } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { type Change, useChange } from '../../shared/use-change.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { SettingsPanel, type SettingsPlace } from './settings-panel.tsx';

const affected = [queryKeys.dashboard];

/** Checks or unchecks a line, or the list itself, and says `title`. */
const mark = ({ report }: Change, id: Parameters<typeof markReady>[1]['id'], done: boolean, title: string) =>
  report((http) => markReady(http, { id, done }), { done: { title }, failed: 'Not changed' });

const Row = chakra('li', {
  base: {
    display: 'grid',
    // Text twice as large leaves a phone no room for a mark that grows with it.
    gridTemplateColumns: { base: 'min(1.25rem, 6vw) minmax(0, 1fr)', md: '1.25rem minmax(0, 1fr) auto' },
    columnGap: 'min(0.75rem, 3.2vw)',
    rowGap: '2',
    alignItems: { base: 'start', md: 'center' },
    px: 'panel',
    py: '3',
    _notFirst: { borderTop: 'rule' },
  },
});

/** What has to be right before the shop opens, each with the place where it is mended. */
export const ReadyPanel = (place: SettingsPlace) => {
  const change = useChange({ affected });
  return (
    <SettingsPanel {...place} query={useReady()}>
      {({ checks, isDismissed }) => (
        <>
          <chakra.p px="panel" paddingTop="4" paddingBottom="1">
            <Badge>{readyCount(checks)}</Badge>
          </chakra.p>
          <ul>
            {checks.map((check) => (
              <Check key={check.id} check={check} change={change} />
            ))}
          </ul>
          {/* Whether Today says how much is left. */}
          {checks.every(({ done }) => done) ? null : (
            <chakra.p px="panel" py="4" borderTop="rule">
              <Button
                aria-disabled={change.busy}
                onClick={() => {
                  const title = isDismissed ? 'Today says again what is left' : 'Today no longer mentions it';
                  void mark(change, READY_LIST, !isDismissed, title);
                }}
              >
                {isDismissed ? 'Say on Today what is left' : 'No longer mention it on Today'}
              </Button>
            </chakra.p>
          )}
        </>
      )}
    </SettingsPanel>
  );
};

const Check = ({ check, change }: { check: ReadyCheck; change: Change }) => {
  const { id, done, text } = check;
  return (
    <Row>
      <chakra.span
        display="grid"
        placeItems="center"
        width="1.25rem"
        height="1.25rem"
        borderRadius="full"
        {...(done ? { color: 'admin.success' } : { border: '1px solid', borderColor: 'admin.quiet' })}
      >
        {done ? <Icon name="check" /> : null}
      </chakra.span>
      <p>
        <VisuallyHidden>{done ? 'Done: ' : 'To do: '}</VisuallyHidden>
        <chakra.span {...(done ? { color: 'admin.quiet' } : {})}>{text}</chakra.span>
      </p>
      <Flow alignItems="center" columnGap="4" gridColumn={{ base: '2', md: 'auto' }} rowGap="0">
        {done ? null : <Place {...check} />}
        {id === 'mail' && !done ? <TestMailButton change={change} /> : null}
        {check.byHand ? (
          <Button
            variant={done ? 'bare' : 'line'}
            aria-disabled={change.busy}
            onClick={() => void mark(change, id, !done, done ? 'On the list again' : 'Done')}
          >
            {done ? 'Not done after all' : 'It is done'}
          </Button>
        ) : null}
      </Flow>
    </Row>
  );
};

const HERE = `${portalPaths.settings}#ready`;

const Place = ({ where }: ReadyCheck) =>
  where === null ? (
    <Quiet as="span">By whoever looks after the program</Quiet>
  ) : where === HERE ? null : (
    <TextLink to={where}>Go there</TextLink>
  );

const TestMailButton = ({ change: { busy, report } }: { change: Change }) => (
  <Button
    aria-disabled={busy}
    onClick={() =>
      void report((http) => sendTestMail(http), {
        done: { title: 'The test email is on its way' },
        failed: 'No test email was sent',
      })
    }
  >
    Send a test email
  </Button>
);
