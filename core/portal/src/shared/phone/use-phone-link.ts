import { aimPhoneLink, createPhoneLink, getPhoneLink, revokePhoneLink } from '@jeweler/core/api';
import type { ArrivedFile, PhoneLink, PhoneLinkRequest } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../errors.ts';
import { usePortal } from '../portal.ts';
import { useSession } from '../session/use-session.ts';
import { usePortalQuery } from '../use-query.ts';

const KEY = ['phone-link'];
/** How often the server is asked what the phone has done; only while the dialog is open. */
const INTERVAL_MS = 1500;

/**
 * A link for a phone into one folder, and what becomes of it. One that a phone has opened already is taken up, and
 * what comes from then on goes to this place too.
 */
export const usePhoneLink = (target: PhoneLinkRequest) => {
  const { queries } = usePortal();
  const { http } = useSession();
  const { data } = usePortalQuery(KEY, getPhoneLink, { refetchInterval: INTERVAL_MS });
  /** The link that was made here; the code of an earlier one is not known any more. */
  const [made, setMade] = useState<PhoneLink>();
  const [isTakenUp, setTakenUp] = useState(false);
  /** Why there is no link, in a sentence. */
  const [failure, setFailure] = useState<string>();
  /** What has arrived, in the order of choice, also after the end; `isNew`: since the dialog was opened. */
  const [arrived, setArrived] = useState<readonly (ArrivedFile & { readonly isNew: boolean })[]>([]);

  const attempt = async (work: () => Promise<void>) => {
    try {
      setFailure(undefined);
      await work();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  /** Makes a new link, which ends the earlier one. */
  const make = () =>
    attempt(async () => {
      const link = await createPhoneLink(http, target);
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
      const isElsewhere = link.folder !== target.folder || link.name !== target.name;
      if (isElsewhere) await aimPhoneLink(http, target);
      setArrived(link.received.map((file) => ({ ...file, isNew: false })));
      setTakenUp(true);
      queries.setQueryData(KEY, { link: { ...link, ...target } });
    }),
  );
  useEffect(() => void start(), []);

  const isKnown = made !== undefined || isTakenUp;
  /** What the server says of the link; undefined before there is one, and when it has ended. */
  const link = isKnown ? data?.link : undefined;
  const received = link?.received;
  useEffect(() => {
    if (!received) return;
    setArrived((before) => {
      const old = new Set(before.filter(({ isNew }) => !isNew).map(({ relativePath }) => relativePath));
      const all = received.map((file) => ({ ...file, isNew: !old.has(file.relativePath) }));
      return all.length === before.length ? before : all;
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
