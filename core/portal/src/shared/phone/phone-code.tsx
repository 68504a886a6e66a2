import { chakra } from '@chakra-ui/react';
import type { PhoneLink } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { useHost } from '../portal.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { QrCode } from '../ui/qr-code.tsx';

const SECOND_MS = 1000;

/** '9:41', until `expiresAt`. */
const useTimeLeft = (expiresAt: string): string => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(expiresAt) - now) / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const hints: Readonly<Record<PhoneLink['reach'], string | undefined>> = {
  public: undefined,
  network: 'The phone has to be on the same Wi-Fi network as the server.',
  none: 'A phone cannot open this address: the server can be reached only from its own computer. Ask whoever runs the server to make it reachable for phones.',
};

/** The code that a phone opens, its address as text, and how long it can be opened. */
export const PhoneCode = ({ link: { url, expiresAt, reach } }: { link: PhoneLink }) => {
  const { copyText, notify } = useHost();
  const left = useTimeLeft(expiresAt);
  const copy = async () => {
    try {
      await copyText(url);
      notify({ tone: 'success', title: 'Copied', text: 'The address is on the clipboard.' });
    } catch {
      notify({ tone: 'error', title: 'Not copied', text: 'Select the address and copy it by hand.' });
    }
  };
  const hint = hints[reach];
  return (
    <chakra.div display="grid" gap="4" minWidth="0">
      {hint === undefined ? null : <Message status={reach === 'none' ? 'warning' : 'info'}>{hint}</Message>}
      <p>
        Point the phone’s camera at the code. No sign-in is needed on the phone. Your earlier codes no longer
        work: each person has one at a time.
      </p>
      <QrCode text={url} label="QR code of the address below" />
      <chakra.p textAlign="center" color="admin.quiet">
        Can be opened in the next {left} minutes.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.code flex="1 1 14rem" minWidth="0" fontSize="small" overflowWrap="anywhere">
          {url}
        </chakra.code>
        <Button onClick={() => void copy()}>Copy the address</Button>
      </chakra.div>
    </chakra.div>
  );
};
