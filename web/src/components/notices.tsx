import type { Notice } from '@jeweler/core/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '#styled-system/jsx';
import { toast } from '#styled-system/recipes';
import { createListeners } from '../lib/loading/listeners.ts';
import { IconButton } from './actions/icon-button.tsx';
import { Icon } from './icon/icon.tsx';

const SHOWN_MS = 6000;

type SiteNotice = Pick<Notice, 'tone' | 'title' | 'text'>;

interface Notices {
  /** Numbered consecutively, so that a notice with the words of the previous one is a new one. */
  readonly current?: { readonly number: number; readonly notice: SiteNotice } | undefined;
  /** A modal dialog's own area, while everything outside of the dialog is inert. */
  readonly dialogArea?: HTMLElement | undefined;
}

const none: Notices = {};
let notices = none;
let count = 0;
const listeners = createListeners();

const change = (to: Notices) => {
  notices = { ...notices, ...to };
  listeners.notify();
};

/** Shows a notice in place of the previous one: for 6 s, or until it is closed if it is an error. */
export const notify = (notice: SiteNotice): void => {
  count += 1;
  change({ current: { number: count, notice } });
};

export const dismissNotice = (): void => change({ current: undefined });

/**
 * The notifications of every page (SPEC section 2): a live region, in the server's HTML because it must exist
 * before its content changes.
 */
export const NoticeArea = () => {
  const { current, dialogArea } = useSyncExternalStore(
    listeners.subscribe,
    () => notices,
    () => none,
  );
  const card = current ? <NoticeCard key={current.number} {...current.notice} /> : null;
  return (
    <section aria-label="Notifications" aria-live="polite">
      {dialogArea ? createPortal(card, dialogArea) : card}
    </section>
  );
};

/** Shows the notices within a modal dialog while it is open (`active`). It is always part of the dialog. */
export const DialogNoticeArea = ({ active }: { active: boolean }) => {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!active || !area.current) return;
    change({ dialogArea: area.current });
    return () => {
      change({ dialogArea: undefined });
      // What has failed in the dialog is no longer there to be tried again.
      if (notices.current?.notice.tone === 'error') dismissNotice();
    };
  }, [active]);
  return <section ref={area} aria-label="Notifications" aria-live="polite" />;
};

const Card = styled('div', toast);

const NoticeCard = ({ tone, title, text }: SiteNotice) => {
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (tone === 'error' || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) dismissNotice();
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [tone, isHeld]);
  const close = () => {
    // The button that has the focus vanishes.
    const next = card.current?.closest('dialog') ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
    dismissNotice();
  };
  return (
    <Card
      ref={card}
      data-ground="dark"
      data-type={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      css={{
        position: 'fixed',
        right: '4',
        bottom: '4',
        zIndex: 'toast',
        animation: 'rise {durations.calm} {easings.out}',
      }}
    >
      <Icon
        name={tone === 'error' ? 'warning' : 'check'}
        css={{ marginTop: '1', color: tone === 'error' ? 'error' : 'accent' }}
      />
      <styled.div css={{ paddingBlock: '0.5' }}>
        <styled.p css={{ fontWeight: 'strong', fontSize: 'nav', lineHeight: 'snug' }}>{title}</styled.p>
        {text ? (
          <styled.p css={{ marginTop: '1', fontSize: 'small', lineHeight: '1.45', color: 'bone.300' }}>
            {text}
          </styled.p>
        ) : null}
      </styled.div>
      <IconButton
        icon="close"
        label="Dismiss notification"
        onClick={close}
        css={{ marginBlock: '-2', marginRight: '-2' }}
      />
    </Card>
  );
};
