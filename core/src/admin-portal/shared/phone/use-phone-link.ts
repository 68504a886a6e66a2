import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPhoneLink, getPhoneLink, revokePhoneLink } from '../../../api/index.ts';
import type { ArrivedFile, PhoneLink, PresentPhoneLink } from '../../../schemas/index.ts';
import { errorMessage } from '../errors.ts';
import { adminHttpAtom, queriesAtom, usePortal } from '../portal.ts';
import { useSession } from '../session/use-session.ts';

const KEY = ['phone-link'];
/** How often the server is asked what the phone has done; only while the dialog is open. */
const INTERVAL_MS = 1500;

const phoneLinkAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: KEY,
      queryFn: () => getPhoneLink(http),
      staleTime: 0,
      refetchInterval: INTERVAL_MS,
    };
  },
  (get) => get(queriesAtom),
);

export interface PhoneLinkControl {
  /** The link that was made here; the code of an earlier one is not known any more. */
  readonly made: PhoneLink | undefined;
  /** What the server says of the link; undefined before there is one, and when it has ended. */
  readonly link: PresentPhoneLink | undefined;
  readonly isEnded: boolean;
  /** What has arrived, also after the end; `isNew`: since the dialog was opened. */
  readonly arrived: readonly (ArrivedFile & { readonly isNew: boolean })[];
  /** Why there is no link, in a sentence. */
  readonly failure: string | undefined;
  /** Makes a new link, which ends the earlier one. */
  readonly make: () => void;
  readonly end: () => void;
}

/** A link for a phone into one folder, and what becomes of it. One that a phone has opened already is taken up. */
export const usePhoneLink = (folder: string): PhoneLinkControl => {
  const { queries } = usePortal();
  const { http } = useSession();
  const { data } = useAtomValue(phoneLinkAtom);
  const [made, setMade] = useState<PhoneLink>();
  const [isTakenUp, setTakenUp] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [arrived, setArrived] = useState<PhoneLinkControl['arrived']>([]);

  const attempt = async (work: () => Promise<void>) => {
    try {
      setFailure(undefined);
      await work();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  const make = () =>
    attempt(async () => {
      const link = await createPhoneLink(http, folder);
      await queries.cancelQueries({ queryKey: KEY });
      setTakenUp(false);
      setMade(link);
      await queries.invalidateQueries({ queryKey: KEY });
    });
  const end = () =>
    attempt(async () => {
      await revokePhoneLink(http);
      await queries.invalidateQueries({ queryKey: KEY });
    });

  const start = useEffectEvent(() =>
    attempt(async () => {
      const { link } = await getPhoneLink(http);
      if (!link?.isOpened) return make();
      setArrived(link.received.map((file) => ({ ...file, isNew: false })));
      setTakenUp(true);
      queries.setQueryData(KEY, { link });
    }),
  );
  useEffect(() => void start(), []);

  const isKnown = made !== undefined || isTakenUp;
  const link = isKnown ? data?.link : undefined;
  const received = link?.received;
  useEffect(() => {
    if (!received) return;
    setArrived((before) => {
      const known = new Set(before.map(({ relativePath }) => relativePath));
      const added = received.filter(({ relativePath }) => !known.has(relativePath));
      return added.length === 0 ? before : [...before, ...added.map((file) => ({ ...file, isNew: true }))];
    });
  }, [received]);

  return {
    made,
    link,
    isEnded: isKnown && data !== undefined && data.link === undefined,
    arrived,
    failure,
    make: () => void make(),
    end: () => void end(),
  };
};
