import { chakra } from '@chakra-ui/react';
import type { PhoneLink, PhoneLinkRequest } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { Announcement } from '../data-list/announcement.tsx';
import { useCopyText } from '../host/use-copy-text.ts';
import { shortTime } from '../times.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { Message } from '../ui/message.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { ArrivedPictures, isPicture, type PictureChoice } from './arrived-pictures.tsx';
import { usePhoneLink } from './use-phone-link.ts';

export interface PhoneDialogProps {
  /** Where the pictures go, and after which piece they are called. */
  target: PhoneLinkRequest;
  /** For a place that shows one picture. The first that was chosen on the phone is taken, unless somebody takes another. */
  choice?: PictureChoice | undefined;
  /** The piece's other place for a picture, which is offered for the others. */
  second?: (PictureChoice & { readonly label: string }) | undefined;
  onClose: () => void;
}

const place = (folder: string) => (folder === '' ? 'the media folder' : `the folder “${folder}”`);

const count = (files: number) => (files === 1 ? '1 file' : `${files} files`);

/** Shows the code for a phone, and what comes from it. Mounted while it is open. */
export const PhoneDialog = ({ target, choice, second, onClose }: PhoneDialogProps) => {
  const { made, link, isEnded, arrived, failure, make, end } = usePhoneLink(target);
  const [hasChosen, setHasChosen] = useState(false);
  const first = arrived.find((file) => file.isNew && isPicture(file))?.publicUrl;
  const chooseFirst = useEffectEvent((address: string) => {
    if (!hasChosen) choice?.onChoose(address);
  });
  useEffect(() => {
    if (first !== undefined) chooseFirst(first);
  }, [first]);

  const received = arrived.length === 0 ? '' : ` ${count(arrived.length)} received.`;
  const state = isEnded
    ? `This code has ended.${received}`
    : link?.isOpened
      ? `Phone connected.${received}`
      : '';
  return (
    <DialogFrame title="From the phone" onClose={onClose}>
      <chakra.div display="grid" gap="5" p="panel" minWidth="0">
        <p>Photos go to {place(target.folder)}, without the location where they were taken.</p>
        {failure === undefined ? null : (
          <Message status="error" role="alert">
            {failure}
          </Message>
        )}
        {state === '' ? null : (
          <Message status={isEnded ? 'info' : 'success'}>
            {state}
            {link?.isOpened
              ? ` The code works until ${shortTime(link.expiresAt, new Date())}, even after this window is closed.`
              : null}
          </Message>
        )}
        <Announcement>{state}</Announcement>
        {made && link && !link.isOpened ? <PhoneCode link={made} /> : null}
        {!made && !link && !isEnded && failure === undefined ? <p>Making a code…</p> : null}
        {arrived.length === 0 ? null : (
          <ArrivedPictures
            files={arrived}
            choice={
              choice && {
                ...choice,
                onChoose: (address) => {
                  setHasChosen(true);
                  choice.onChoose(address);
                },
              }
            }
            second={second}
          />
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          {link ? <Button onClick={end}>End now</Button> : null}
          {isEnded || failure !== undefined || link?.isOpened ? (
            <Button onClick={make}>{link ? 'New code (ends this one)' : 'Make a new code'}</Button>
          ) : null}
          <Button variant="solid" onClick={onClose}>
            {arrived.length > 0 ? 'Done' : 'Close'}
          </Button>
        </chakra.div>
      </chakra.div>
    </DialogFrame>
  );
};

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
const PhoneCode = ({ link: { url, expiresAt, reach } }: { link: PhoneLink }) => {
  const left = useTimeLeft(expiresAt);
  const copy = useCopyText('The address is on the clipboard.', 'Select the address and copy it by hand.');
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
        <Button onClick={() => void copy(url)}>Copy the address</Button>
      </chakra.div>
    </chakra.div>
  );
};
