import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type AdminHost, createPortal, NoticeArea, PortalScreens } from '../../core/portal/src/index.ts';
import type { AdminSession } from '../../core/src/schemas/index.ts';
import { bareHost } from './bare-host.ts';
import { memorySessionStore } from './memory-session-store.ts';
import { PortalTheme, portalUser } from './portal-theme.tsx';

const signedIn = (): AdminSession => ({
  token: 'a-token',
  expiresAt: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString(),
});

/** The portal of somebody who is signed in, on a bare host that can do `more`; hooks and parts stand in its wrapper. */
export const signedInPortal = <More extends Partial<AdminHost> = object>(
  more?: More,
  stored: AdminSession | null = signedIn(),
) => {
  const session = memorySessionStore(stored ?? undefined);
  // Otherwise what `more` might leave undefined would count as missing.
  const host = { ...bareHost(), session: session.store, ...more } as ReturnType<typeof bareHost> & More;
  const portal = createPortal(host);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalTheme>
      <Provider store={portal.store}>{children}</Provider>
    </PortalTheme>
  );
  return { host, portal, session, wrapper };
};

interface Page {
  /** Stands there alone, without the frame around it, which takes jsdom long. */
  readonly part?: ReactNode;
  /** Whether the host's notices are drawn; otherwise there is only what a dialog looks for. */
  readonly hasNotices?: boolean;
}

/** Draws the portal's screens at a path, or a part of one. */
export const renderPortal = <More extends Partial<AdminHost> = object>(
  path: string,
  { wrapper: Wrapper, portal, ...more }: ReturnType<typeof signedInPortal<More>>,
  { part, hasNotices = false }: Page = {},
) => {
  let place = '';
  let navigate: NavigateFunction = () => undefined;
  const Place = () => {
    const { pathname, search } = useLocation();
    place = pathname + search;
    navigate = useNavigate();
    return null;
  };
  const Started = () => {
    useEffect(() => portal.start(), []);
    return null;
  };
  const view = render(
    <Wrapper>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        {part ? <Started /> : <PortalScreens portal={portal} />}
        {part}
        {hasNotices ? <NoticeArea /> : <div data-scope="toast" data-part="group" />}
        <Place />
      </MemoryRouter>
    </Wrapper>,
  );
  return {
    ...view,
    ...more,
    portal,
    user: portalUser(),
    /** Path and query of the present screen. */
    place: () => place,
    navigate: ((...to: Parameters<NavigateFunction>) => navigate(...to)) as NavigateFunction,
  };
};
