import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { areScriptsMissing } from '../lib/loading/until-loaded.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A page of this site. */
  to: To;
  replace?: boolean | undefined;
  /** What the next page finds in its location's `state`. */
  state?: unknown;
}

/**
 * A link to another page of the site, built on react-router's hooks. Its own `Link` also contains the
 * framework mode's prefetching and forms: 4 kB gzip on every page, of which this site uses nothing.
 */
export const Link = ({ to, replace, state, target, onClick, ...anchor }: LinkProps) => {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    state,
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...anchor}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // While scripts are missing, the next page would wait for them too; the browser loads its document
        // instead.
        if (!event.defaultPrevented && !areScriptsMissing()) navigate(event);
      }}
    />
  );
};
