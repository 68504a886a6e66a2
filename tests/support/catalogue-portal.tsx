import { act, configure, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeCatalogue } from './fake-catalogue.ts';
import { renderPortal, signedInPortal } from './signed-in-portal.tsx';
import { sessionAnswer } from './staff-answers.ts';
import { notFound, stubServer } from './stub-server.ts';
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
  let opened: ReturnType<typeof renderPortal>;
  const open = (path: string, part?: ReactNode) => {
    opened = renderPortal(path, signedInPortal(), { part, hasNotices: true });
    return opened;
  };
  const desk = {
    catalogue: fakeCatalogue(),
    isServerGone: false,
    /** What the server says to other calls: 'POST catalogue/import'. */
    answers: {} as Record<string, Answer>,
    /** The bodies that these answers were given to. */
    asked: [] as unknown[],
    /** What an event of the server causes. */
    refetch: () => opened.portal.queries.invalidateQueries(),
    /** Opens another screen of the portal that is open. */
    go: (path: string) => act(async () => void (await opened.navigate(path))),
    /** One part of a screen, signed in. */
    show: (part: ReactNode) => open('/', part),
    open,
    /** Path and query of the screen that is shown. */
    get place() {
      return opened.place();
    },
  };

  beforeEach(() => {
    const catalogue = fakeCatalogue();
    Object.assign(desk, { catalogue, isServerGone: false, answers: {}, asked: [] });
    catalogue.add('categories', 1, { slug: 'rings', name: 'Rings', description: 'Rings.' });
    catalogue.add('categories', 2, { slug: 'earrings', name: 'Earrings', description: 'Earrings.' });
    desk.answers['GET session'] = () => Response.json(sessionAnswer('me'));
    stubServer(async (request) => {
      if (desk.isServerGone) throw new TypeError('Failed to fetch');
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/admin/', '')}`;
      const answer = desk.answers[call];
      if (answer) {
        const body = request.method === 'POST' ? JSON.parse((await request.text()) || '{}') : {};
        if (request.method === 'POST') desk.asked.push(body);
        return answer(body);
      }
      return (await catalogue.respond(request)) ?? notFound(request);
    });
    // Most of a case's time went into the styles of all ancestors of every element; `toBeVisible` looks where it matters.
    configure({ defaultHidden: true });
    document.documentElement.style.fontSize = '16px';
    stubWindow({ matches: true });
    // Rows of lists are drawn where there is room for them.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  });
  afterEach(() => configure({ defaultHidden: false }));
  return desk;
};

export const field = (name: string) => screen.findByLabelText(name);

export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
