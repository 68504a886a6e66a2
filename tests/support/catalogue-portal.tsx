import { act, configure, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { createPortal, NoticeArea, PortalScreens } from '../../core/src/admin-portal/index.ts';
import { bareHost } from './bare-host.ts';
import { fakeCatalogue } from './fake-catalogue.ts';
import { memorySessionStore } from './memory-session-store.ts';
import { PortalTheme, portalUser } from './portal-theme.tsx';
import { stubServer } from './stub-server.ts';
import { stubWindow } from './stub-window.ts';

/** A piece that visitors may see. */
export const ring = {
  slug: 'oval-halo',
  name: 'Oval Halo',
  price: 4250,
  description: 'An oval stone in a halo.',
  image_url: '/media/oval.jpg',
  category_id: 1,
};

type Answer = (body: Record<string, unknown>) => Response | Promise<Response>;

/** In each test, the portal's screens on a catalogue in memory: two categories, and what the test adds. */
export const cataloguePortal = () => {
  let portal: ReturnType<typeof createPortal>;
  let navigate: NavigateFunction;
  const start = () => {
    const expiresAt = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    const host = { ...bareHost(), session: memorySessionStore({ token: 'a-token', expiresAt }).store };
    portal = createPortal(host);
    return host;
  };
  const desk = {
    catalogue: fakeCatalogue(),
    isServerGone: false,
    /** What the server says to other calls: 'POST catalogue/import'. */
    answers: {} as Record<string, Answer>,
    /** The bodies that these answers were given to. */
    asked: [] as unknown[],
    /** Path and query of the screen that is shown. */
    place: '',
    /** What an event of the server causes. */
    refetch: () => portal.queries.invalidateQueries(),
    /** Opens another screen of the portal that is open. */
    go: (path: string) => act(async () => void (await navigate(path))),
    /** One part of a screen, signed in. */
    show: (part: ReactNode) => {
      const host = start();
      onTestFinished(portal.session.start());
      const view = render(
        <PortalTheme>
          <MemoryRouter>
            <Provider store={portal.store}>{part}</Provider>
            <NoticeArea />
          </MemoryRouter>
        </PortalTheme>,
      );
      return { ...view, host, user: portalUser() };
    },
    open: (path: string) => {
      const host = start();
      const view = render(
        <PortalTheme>
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            <PortalScreens portal={portal} />
            <Place />
            <NoticeArea />
          </MemoryRouter>
        </PortalTheme>,
      );
      return { ...view, host, user: portalUser() };
    },
  };
  const Place = () => {
    const { pathname, search } = useLocation();
    desk.place = pathname + search;
    navigate = useNavigate();
    return null;
  };

  beforeEach(() => {
    const catalogue = fakeCatalogue();
    Object.assign(desk, { catalogue, isServerGone: false, answers: {}, asked: [] });
    catalogue.add('categories', 1, { slug: 'rings', name: 'Rings', description: 'Rings.' });
    catalogue.add('categories', 2, { slug: 'earrings', name: 'Earrings', description: 'Earrings.' });
    desk.answers['GET session'] = () =>
      Response.json({
        username: 'me',
        expiresAt: '2036-01-01T00:00:00.000Z',
        serverTime: Date.now(),
        publicOrigin: 'https://shop.example.com',
      });
    stubServer(async (request) => {
      if (desk.isServerGone) throw new TypeError('Failed to fetch');
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/admin/', '')}`;
      const answer = desk.answers[call];
      if (answer) {
        const body = request.method === 'POST' ? JSON.parse((await request.text()) || '{}') : {};
        if (request.method === 'POST') desk.asked.push(body);
        return answer(body);
      }
      return (
        (await catalogue.respond(request)) ??
        Response.json({ success: false, code: 'not_found', message: 'Not found.' }, { status: 404 })
      );
    });
    // Most of a case's time went into the styles of all ancestors of every element; `toBeVisible` looks where it matters.
    configure({ defaultHidden: true });
    document.documentElement.style.fontSize = '16px';
    stubWindow({ matches: true });
    // Rows of lists are drawn where there is room for them.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  });
  afterEach(() => {
    configure({ defaultHidden: false });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return desk;
};

export const field = (name: string) => screen.findByLabelText(name);

export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
