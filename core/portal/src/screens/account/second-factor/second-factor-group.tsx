import { chakra } from '@chakra-ui/react';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '@jeweler/core/api';
import { formatLocalDate } from '@jeweler/core/format';
import type { FactorSetup, FactorState } from '@jeweler/core/schemas';
import { useState } from 'react';
import { wholeDay } from '../../../shared/day-labels.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FactorForm } from './factor-form.tsx';
import { FactorScan } from './factor-scan.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly at: 'start' | 'password' | 'renew' | 'off' }
  | { readonly at: 'scan'; readonly setup: FactorSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const CODE_HINT = 'Six digits of the app, or a recovery code.';
const WHAT_IT_IS =
  'After your password, the sign-in asks for six digits that an app on your phone shows. A stolen password alone then opens nothing.';

const describe = ({ since, codesLeft, from }: FactorState): string => {
  if (since === null)
    return from === null ? WHAT_IT_IS : `${WHAT_IT_IS} Everybody needs one from ${wholeDay(from)}.`;
  const left = codesLeft === 1 ? 'One recovery code is' : `${codesLeft} recovery codes are`;
  return `On since ${formatLocalDate(since)}. ${left} left.${codesLeft < 4 ? ' Make new ones soon.' : ''}`;
};

/** The second factor of the signed-in person: set up, its recovery codes, turned off. */
export const SecondFactorGroup = ({ factor }: { factor: FactorState }) => {
  const { host, queries } = usePortal();
  const { http, refresh } = useSession();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [isBack, setIsBack] = useState(false);
  const start = () => {
    setStep({ at: 'start' });
    setIsBack(true);
  };
  // Not before the codes are kept: where a second factor is demanded, the group goes once there is one.
  const finish = async (title: string) => {
    await refresh();
    // It ends the other sessions.
    void queries.invalidateQueries({ queryKey: queryKeys.people });
    start();
    host.notify({ tone: 'success', title });
  };

  switch (step.at) {
    case 'password':
      return (
        <FactorForm
          label="Set up a second factor"
          asks={['password']}
          answer="Continue"
          send={async ({ password }) =>
            setStep({ at: 'scan', setup: await setUpSecondFactor(http, { password }) })
          }
          onCancel={start}
        />
      );
    case 'scan':
      return (
        <FactorScan
          setup={step.setup}
          confirm={async (code) => setStep({ at: 'codes', codes: await confirmSecondFactor(http, { code }) })}
          onCancel={start}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => void finish('The second factor is on')} />;
    case 'renew':
      return (
        <FactorForm
          label="New recovery codes"
          asks={['password', 'code']}
          hint={CODE_HINT}
          answer="Replace the codes"
          send={async (typed) => setStep({ at: 'codes', codes: await renewRecoveryCodes(http, typed) })}
          onCancel={start}
        />
      );
    case 'off':
      return (
        <FactorForm
          label="Turn off the second factor"
          asks={['password', 'code']}
          hint={CODE_HINT}
          answer="Turn off"
          send={async (typed) => {
            await endSecondFactor(http, typed);
            await finish('The second factor is off');
          }}
          onCancel={start}
        />
      );
    case 'start':
      return (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <chakra.p maxWidth="measure">{describe(factor)}</chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {factor.since === null ? (
              <Button autoFocus={isBack} onClick={() => setStep({ at: 'password' })}>
                Set up
              </Button>
            ) : (
              <>
                <Button autoFocus={isBack} onClick={() => setStep({ at: 'renew' })}>
                  New recovery codes
                </Button>
                <Button onClick={() => setStep({ at: 'off' })}>Turn off</Button>
              </>
            )}
          </chakra.div>
        </chakra.div>
      );
  }
};
