import { chakra } from '@chakra-ui/react';
import { shop } from '@jeweler/core/business';
import { useHost } from '../../../shared/portal.ts';
import { useUsername } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Message } from '../../../shared/ui/message.tsx';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '2',
    width: 'min(100%, 32rem)',
    margin: '0',
    padding: '4',
    listStyle: 'none',
    border: '1px solid',
    borderColor: 'admin.rule',
    borderRadius: 'admin',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.04em',
    _print: { color: 'black', borderColor: 'black' },
  },
});

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Ten codes, shown this once: to be printed or copied. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { copyText, notify } = useHost();
  const username = useUsername();
  const copy = async () => {
    try {
      await copyText(codes.join('\n'));
      notify({ tone: 'success', title: 'Copied', text: 'The recovery codes are on the clipboard.' });
    } catch {
      notify({ tone: 'error', title: 'Not copied', text: 'Select the codes and copy them by hand.' });
    }
  };
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
      <Message status="warning" role="status" _print={{ display: 'none' }}>
        Keep these recovery codes where your phone is not. They are shown only now.
      </Message>
      <chakra.p maxWidth="measure" _print={{ color: 'black' }}>
        {`Recovery codes of ${username ?? 'your account'}, ${shop.name}. If the phone is lost, each signs you in once, in place of the app’s code.`}
      </chakra.p>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <chakra.div display="flex" flexWrap="wrap" gap="3" _print={{ display: 'none' }}>
        <Button autoFocus onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="solid" onClick={onKept}>
          I have kept them
        </Button>
      </chakra.div>
    </chakra.div>
  );
};
