import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { areScriptsMissing } from '../../lib/loading/until-loaded.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A page of this site. */
  to: To;
  /** The page takes its predecessor's place in the history. */
  replace?: boolean | undefined;
  /** Stays where the reader has scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * A link to another page of the site, made of react-router's own parts. Its `Link` brings along the framework
 * mode's prefetching and forms, 4 kB gzip on every page, of which this site uses nothing.
 */
export const Link = ({ to, replace, preventScrollReset = false, target, onClick, ...anchor }: LinkProps) => {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    preventScrollReset,
  });
  return (
    <a
      {...anchor}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // Else the next page would wait for what this one misses; the browser loads its document.
        if (!event.defaultPrevented && !areScriptsMissing()) navigate(event);
      }}
    />
  );
};
