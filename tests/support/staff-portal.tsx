import type { Permission } from '@jeweler/core/schemas';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import type { AdminHost } from '../../core/portal/src/index.ts';
import { renderPortal, signedInPortal } from './signed-in-portal.tsx';
import { sessionAnswer } from './staff-answers.ts';
import { notFound, stubServer } from './stub-server.ts';
import { stubWindow } from './stub-window.ts';
import { todayAnswer } from './today-answer.ts';

type Answer = object | ((body: never, query: URLSearchParams) => object | Promise<object>);

/** A refusal of the server; `more` are further fields, such as those with faults or the present version. */
export const refused = (status: number, code: string, message: string, more: object = {}): Response =>
  Response.json({ success: false, code, message, ...more }, { status });

export const lostConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * The portal on a server of which only `answers` are known, by method and path below /api/admin: 'POST settings'.
 * They can be exchanged while the portal is open; everything else is not found. Without `permissions`, whoever is
 * signed in may do everything.
 */
export const staffPortal = (answers: Record<string, Answer>, permissions?: readonly Permission[]) => {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const known: Record<string, Answer> = {
    'GET session': () => ({ ...sessionAnswer('maria'), permissions }),
    'GET today': todayAnswer(),
    ...answers,
  };
  stubServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api/admin/', '')}`;
    const text = await request.clone().text();
    const body = text === '' ? undefined : JSON.parse(text);
    sent.push({ call, body });
    const answer = known[call];
    if (!answer) return notFound(request);
    const given = typeof answer === 'function' ? await answer(body as never, searchParams) : answer;
    return given instanceof Response ? given.clone() : Response.json(given);
  });
  stubWindow({ matches: true });
  // What rows are drawn in a list depends on their height.
  document.documentElement.style.fontSize = '16px';
  // Walking the styles of all ancestors of every element took most of a case's time; `toBeVisible` looks where it matters.
  configure({ defaultHidden: true });
  onTestFinished(() => configure({ defaultHidden: false }));

  let place = () => '';
  /** Opens a path; with `part`, only that stands there, without the frame around it, which takes jsdom long. */
  const open = (
    path: string,
    {
      part,
      isSignedIn = true,
      host = {},
    }: { part?: ReactNode; isSignedIn?: boolean; host?: Partial<AdminHost> } = {},
  ) => {
    const opened = renderPortal(path, signedInPortal(host, isSignedIn ? undefined : null), { part });
    ({ place } = opened);
    return opened;
  };

  return {
    open,
    /** Sets or replaces answers. */
    answer: (changes: Record<string, Answer>) => void Object.assign(known, changes),
    /** The bodies sent by one call, in order. */
    bodies: (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body),
    /** Path and query of the present screen. */
    place: () => place(),
  };
};

/**
 * Chooses a command of a menu by keyboard: in jsdom, the pointer highlights nothing. It runs once the menu has faded
 * out, which has to be said here, because jsdom plays no animations.
 */
export const chooseFromMenu = async (user: UserEvent, opener: HTMLElement, name: string | RegExp) => {
  await user.click(opener);
  const item = await screen.findByRole('menuitem', { name });
  const menu = item.closest<HTMLElement>('[role=menu]');
  await waitFor(() => expect(menu).toHaveFocus());
  while (menu && !item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  await waitFor(() => {
    if (menu) fireEvent.animationEnd(menu);
    expect(menu).not.toBeVisible();
  });
};
